import { forgetStaleCache } from "./build/forget-stale-cache";
import { prefixOption } from "./build/prefix-option";
import { runNode, toolPath } from "./tools/run";

/** usage: gatsby.ts develop|clean …; Gatsby's own commands, without its telemetry. */
const [command = "--help", ...options] = process.argv.slice(2);

const gatsby = async (): Promise<number> => {
  if (command === "develop") await forgetStaleCache();
  const more = command === "build" ? prefixOption : [];
  return runNode(toolPath("gatsby"), [command, ...more, ...options]);
};

void gatsby().then((code) => process.exit(code));
