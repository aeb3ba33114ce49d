"""The documentation site: `make docs` builds it, with every warning an error."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))  # as it stands: compiled functions have no docstrings to read

from meadhall import __version__  # noqa: E402

project = "Meadhall"
author = "Meadhall contributors"
project_copyright = "Meadhall contributors, MIT"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build", "Thumbs.db"]
nitpicky = False

html_theme = "furo"
html_title = f"Meadhall {release}"
html_static_path: list[str] = []
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6e4a06", "color-brand-content": "#1f5f7e"},
    "dark_css_variables": {"color-brand-primary": "#e0ac4a", "color-brand-content": "#8cc3de"},
}
html_show_sourcelink = False

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
REPOSITORY = "https://github.com/meadhall/meadhall/blob/main/"


def outside(app: object, doc: str, source: list[str]) -> None:
    """Links to files outside of docs lead to the repository."""
    depth = doc.count("/")
    here = "../" * (depth + 1)
    source[0] = source[0].replace(f"]({here}", f"]({REPOSITORY}")


def setup(app: object) -> None:
    runpy.run_path(str(HERE / "generate.py"), run_name="__main__")
    app.connect("source-read", outside)  # type: ignore[attr-defined]  # Sphinx's own object
