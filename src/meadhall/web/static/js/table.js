// The table page.

import "./hall.js";
import "./absence.js";
import "./act.js";
import "./hand.js";
import "./clock.js";
import "./keys.js";
import "./moments.js";
import "./panels.js";
import "./replay.js";
import "./say.js";
import "./scene.js";
import "./sheet.js";
import "./tell.js";
import "./unread.js";
import "./voyage.js";
import { connect } from "./live.js";

// Only who is in a lesson has a coach.
const coach = () => document.getElementById("coach") && import("./coach.js");
addEventListener("shown", coach);
coach();

connect();
