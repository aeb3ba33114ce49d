// How style sheets are checked, by make check.
module.exports = {
  extends: "stylelint-config-recommended",
  rules: {
    "no-descending-specificity": null, // sheets are in the order of what lies on the table,
    "no-duplicate-selectors": null, // and a piece may be told of in more than one place
    "color-named": "never",
    "color-no-hex": [true, { message: "Colours have names: use one of tokens.css or board-colours.css, or give this one a name there." }],
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
  },
  overrides: [
    { files: ["**/tokens.css", "**/board-colours.css"], rules: { "color-no-hex": null } },
  ],
};
