import { writeFileSync } from "node:fs";
import path from "node:path";

import { freePort } from "../../../src/test/node/free-port";
import { which } from "../../../src/test/tools/debian";
import { configurationFor, deployedSite } from "./deployed-site";
import type { Host } from "./host";
import { runServer } from "./run-server";

/** Caddy with deploy/Caddyfile, on a local port and without its admin endpoint. */
export const caddy: Host = {
  name: "Caddy",
  upgrades: true,
  // Go's HTTP library rejects these requests before any rule runs.
  undecodable: 400,
  compresses: true,
  missing: () => (which("caddy") ? undefined : "Caddy is not installed: apt-get install caddy"),
  start: async () => {
    const [folder, port] = [await deployedSite(), await freePort()];
    const site = configurationFor(folder, "Caddyfile").replace("{$SITE_ADDRESS:localhost}", `http://127.0.0.1:${port}`);
    writeFileSync(path.join(folder, "Caddyfile"), `{\n\tadmin off\n}\n\n${site}`);
    return runServer(folder, port, ["caddy", "run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"]);
  },
};
