"""The researchers' face: the games as PettingZoo, Gymnasium and OpenSpiel environments, and data sets of self-play.

Needs the extra `meadhall[rl]`. The OpenSpiel games need the package `open_spiel` as well, and live in
`meadhall.rl.spiel`.
"""

from __future__ import annotations

try:
    from meadhall.rl.aec import MeadhallAEC, env, raw_env
    from meadhall.rl.observation import Observer, observer
    from meadhall.rl.opponents import Policy
    from meadhall.rl.parallel import MeadhallParallel, parallel_env
    from meadhall.rl.sight import Sight, sight
    from meadhall.rl.single import MeadhallSingle, MeadhallTurned, register
    from meadhall.rl.vec import MeadhallVec, SelfPlay
    from meadhall.rl.vec import register as register_turned
except ImportError as error:
    raise ImportError(f"{error}; the packages for learning come with pip install 'meadhall[rl]'") from error

register()
register_turned()

__all__ = [
    "MeadhallAEC",
    "MeadhallParallel",
    "MeadhallSingle",
    "MeadhallTurned",
    "MeadhallVec",
    "Observer",
    "Policy",
    "SelfPlay",
    "Sight",
    "env",
    "observer",
    "parallel_env",
    "raw_env",
    "sight",
]
