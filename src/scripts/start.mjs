import { ensureBuild } from "./ensure-build.mjs";
import { runNode, toolPath } from "./run.mjs";

const PORT = process.env.PORT ?? "9000";

await ensureBuild();
console.log(`Serving the site at http://localhost:${PORT} (Ctrl+C stops it).`);
process.exit(await runNode(toolPath("gatsby"), ["serve", "--port", PORT]));
