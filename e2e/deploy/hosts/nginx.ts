import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

import { freePort } from "../../../src/test/node/free-port";
import { which } from "../../../src/test/tools/debian";
import { configurationFor, deployedSite, release } from "./deployed-site";
import type { Host } from "./host";
import { runServer } from "./run-server";

/** nginx's own file of MIME types, next to its configuration. */
const typesOf = (nginx: string): string => {
  const { stderr } = spawnSync(nginx, ["-V"], { encoding: "utf8" });
  const [, configuration = "/etc/nginx/nginx.conf"] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return path.join(path.dirname(configuration), "mime.types");
};

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** What Debian's nginx.conf wraps around site files, for a user who may write only in this folder. */
const nginxConfiguration = (nginx: string, folder: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include ${typesOf(nginx)};
  default_type application/octet-stream;
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join("")}  include ${folder}/site.conf;
}
`;

/** nginx with deploy/nginx.conf, on a local port. */
export const nginx: Host = {
  name: "nginx",
  upgrades: true,
  undecodable: 404,
  compresses: true,
  missing: () => (which("nginx") ? undefined : "nginx is not installed: apt-get install nginx"),
  start: async () => {
    const [folder, port, program] = [await deployedSite(), await freePort(), which("nginx")!];
    const site = configurationFor(folder, "nginx.conf")
      .replace("  listen [::]:80;\n", "")
      .replace("listen 80;", `listen 127.0.0.1:${port};`);
    writeFileSync(path.join(folder, "site.conf"), site);
    writeFileSync(path.join(folder, "nginx.conf"), nginxConfiguration(program, folder));
    const command: [string, ...string[]] = [program, "-p", folder, "-e", "stderr", "-c", `${folder}/nginx.conf`];
    const running = await runServer(folder, port, command);
    // A signal reloads it, as `systemctl reload nginx` does.
    const reload = ["bash", "-c", `kill -HUP $(cat ${folder}/nginx.pid)`];
    return { ...running, deploy: (change) => release(folder, change, reload) };
  },
};
