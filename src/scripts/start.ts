import { ensureBuild } from "./build/ensure-build";
import { runNode, toolPath } from "./tools/run";

const PORT = process.env.PORT ?? "9000";

const start = async (): Promise<number> => {
  await ensureBuild();
  console.log(`Serving the site at http://localhost:${PORT} (Ctrl+C stops it).`);
  return runNode(toolPath("gatsby"), ["serve", "--port", PORT]);
};

void start().then((code) => process.exit(code));
