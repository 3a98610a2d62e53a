import { ensureBuild } from "./ensure-build.mjs";
import { bin, run } from "./run.mjs";

const PORT = process.env.PORT ?? "9000";

await ensureBuild();
console.log(`Serving the site at http://localhost:${PORT} (Ctrl+C stops it).`);
process.exit(await run(bin("gatsby"), ["serve", "--port", PORT]));
