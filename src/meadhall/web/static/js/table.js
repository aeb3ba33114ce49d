// The table page.

import "./hall.js";
import "./absence.js";
import "./act.js";
import "./hand.js";
import "./clock.js";
import "./keys.js";
import "./moments.js";
import "./panels.js";
import "./say.js";
import "./scene.js";
import "./sheet.js";
import "./tell.js";
import "./unread.js";
import "./voyage.js";
import { connect } from "./live.js";

// Only who is in a lesson has a coach, and only who looks back walks through a match.
const coach = () => document.getElementById("coach") && import("./coach.js");
addEventListener("shown", coach);
coach();

connect();
if (document.getElementById("replay")) await Promise.all([import("./replay.js")]); // as one, or all pages would load it ahead
