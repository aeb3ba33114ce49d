// The table page.

import "./hall.js";
import "./act.js";
import "./clock.js";
import "./keys.js";
import "./panels.js";
import "./replay.js";
import "./say.js";
import "./tell.js";
import "./unread.js";
import { connect } from "./live.js";

connect();
