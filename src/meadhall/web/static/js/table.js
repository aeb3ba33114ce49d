// The table page.

import "./hall.js";
import "./absence.js";
import "./act.js";
import "./hand.js";
import "./clock.js";
import "./coach.js";
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

connect();
