import { execFileSync } from "node:child_process";
import path from "node:path";

import { installPackages } from "../../support/builds/install-packages";
import { newerNode } from "../../support/builds/newer-node";
import { timeCommand } from "../../support/builds/time-command";
import { groupPages, pageText } from "../plain-pages";
import type { System } from "./system";
import { removeFiles, writeFiles } from "./write-files";

const ASTRO = "7.3.5";
const STARLIGHT = "0.42.4";

const contentConfig = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const astroConfig = (sidebar: unknown): string => `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({ integrations: [starlight({ title: "Docs", sidebar: ${JSON.stringify(sidebar)} })] });
`;

/** The Node.js to build the folder with: Astro needs a newer one than this project. */
const nodeOf = (folder: string): Promise<string> => newerNode(path.join(folder, "node"));

/** Starlight with its default theme and search, Pagefind. */
export const starlight: System = {
  title: `Starlight ${STARLIGHT} (Astro ${ASTRO})`,
  install: async (folder) => {
    await installPackages(folder, { dependencies: { astro: ASTRO, "@astrojs/starlight": STARLIGHT } });
    return execFileSync(await nodeOf(folder), ["-p", "process.versions.node"], { encoding: "utf8" }).trim();
  },
  write: (folder, pages) => {
    removeFiles(folder, [".astro", "dist", "src", "node_modules/.astro", "node_modules/.vite"]);
    const groups = groupPages(pages).map(({ label, ids }) => ({ label, collapsed: true, items: ids }));
    writeFiles(folder, {
      "astro.config.mjs": astroConfig(groups),
      "src/content.config.ts": contentConfig,
      ...Object.fromEntries(pages.map((page) => [`src/content/docs/${page.id}.md`, pageText(page)])),
    });
  },
  build: async (folder, log) =>
    timeCommand([await nodeOf(folder), "node_modules/astro/bin/astro.mjs", "build"], {
      cwd: folder,
      env: { ASTRO_TELEMETRY_DISABLED: "1" },
      log,
    }),
  output: "dist",
  route: (id) => `/${id}/`,
  search: {
    button: "button[data-open-modal]",
    input: ".pagefind-ui__search-input",
    result: ".pagefind-ui__result-link",
  },
};
