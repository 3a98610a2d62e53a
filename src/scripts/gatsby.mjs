import { forgetStaleCache } from "./forget-stale-cache.mjs";
import { runNode, toolPath } from "./run.mjs";

/** usage: gatsby.mjs develop|serve|clean …; Gatsby's own commands, without its telemetry. */
const [command, ...options] = process.argv.slice(2);
if (command === "develop") await forgetStaleCache();
process.exit(await runNode(toolPath("gatsby"), [command, ...options]));
