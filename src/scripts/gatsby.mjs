import { bin, run } from "./run.mjs";

/** usage: gatsby.mjs develop|serve|clean …; Gatsby's own commands, without its telemetry. */
process.exit(await run(bin("gatsby"), process.argv.slice(2)));
