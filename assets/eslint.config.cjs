// How scripts are checked, by make check.
const js = require("@eslint/js");

const names = `AbortController AudioContext CSS CustomEvent DOMParser Element Event EventSource FormData HTMLElement
  HTMLInputElement HTMLTextAreaElement IntersectionObserver KeyboardEvent MutationObserver Node ResizeObserver SVGElement TextEncoder URL
  URLSearchParams addEventListener cancelAnimationFrame clearInterval clearTimeout console crypto customElements dispatchEvent
  document fetch getComputedStyle history innerHeight innerWidth localStorage location matchMedia navigator performance
  queueMicrotask removeEventListener requestAnimationFrame scrollBy scrollTo sessionStorage setInterval setTimeout structuredClone window`;

module.exports = [
  js.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(names.split(/\s+/).map((name) => [name, "readonly"])) },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "default-case-last": "error",
      eqeqeq: "error",
      "no-alert": "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unused-expressions": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
