"""Review of a finished match: what decided it, luck and skill, by what everybody could know then.

>>> import meadhall
>>> from meadhall.review import review
>>> record = meadhall.playout("drakkar", 3, 7).record()
>>> review  # doctest: +ELLIPSIS
<function review at ...>
"""

from __future__ import annotations

from meadhall.review.review import Account, Judgement, Review, Step
from meadhall.review.reviewing import Reviewing, review

__all__ = ["Account", "Judgement", "Review", "Reviewing", "Step", "review"]
