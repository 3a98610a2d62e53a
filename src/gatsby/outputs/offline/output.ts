import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { build } from "esbuild";

import { sha256 } from "../../../diagnostics/sha256";
import { toAddress, toRoute } from "../../../utils/address";
import { paths } from "../../../utils/paths";
import { documentFacts } from "../../documents/read-documents";
import { type Output, writeFiles } from "../../registry/output";
import { PLAYGROUND_FILES } from "../../webpack/playground-files";

/** Returns scripts, styles and icons that a document loads, as routes. */
const filesIn = (html: string): string[] =>
  documentFacts(html)
    .targets.filter((address) => /^\/[^?#]+\.(?:js|css|svg|ico)$/.test(address))
    .map(toRoute);

/** Returns the service worker of the playground, for a built site. */
const toServiceWorker = async (folder: string): Promise<string> => {
  const html = readFileSync(path.join(folder, paths.playground(), "index.html"), "utf8");
  const scripts = (JSON.parse(readFileSync(PLAYGROUND_FILES, "utf8")) as string[]).map((name) => `/${name}`);
  const files = [...new Set([...filesIn(html), ...scripts])].filter((file) => existsSync(path.join(folder, file)));
  const version = sha256(files.join() + html).slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: ["src/browser/service-worker/playground-worker.ts"],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    define: {
      OFFLINE: JSON.stringify({ version, page: toAddress(paths.playground()), files: files.map(toAddress) }),
    },
  });
  return outputFiles[0]!.text;
};

/** The script that keeps the playground and its engine for readers without a network. */
export const offline: Output = {
  name: "offline",
  write: async (_args, folder) => writeFiles(folder, { [paths.playgroundWorker()]: await toServiceWorker(folder) }),
};
