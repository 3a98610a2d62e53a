import path from "node:path";

import { startServer } from "../../../src/tools/scripts/serve/start-server";
import type { Host } from "./host";

/** `npm run serve`, which mimics Netlify with its files. */
export const npmServe: Host = {
  name: "npm run serve",
  upgrades: false,
  undecodable: 404,
  compresses: false,
  missing: () => undefined,
  start: () => startServer(path.resolve(__dirname, "../../../public")),
};
