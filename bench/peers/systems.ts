import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { makeScratchCopy } from "../../src/test/sites/make-scratch-copy";
import { groupBy } from "../../src/utils/lists";
import { addToSidebar } from "../support/builds/add-to-sidebar";
import { commitContent } from "../support/builds/commit-content";
import type { Packages } from "../support/builds/install-packages";
import { runBuild } from "../support/builds/run-build";
import { type CommandCost, timeCommand } from "../support/builds/time-command";
import type { PlainPage } from "./plain-pages";

/** A documentation site generator, in its own folder. */
export interface System {
  title: string;
  packages?: Packages;
  /** Whether it needs a newer Node.js than this project. */
  isNewer?: boolean;
  /** Writes the pages and builds them, without files of an earlier build. */
  build: (folder: string, pages: readonly PlainPage[], node: string) => Promise<CommandCost>;
  /** The built site, relative to the folder. */
  output: string;
  route: (id: string) => string;
  /** Selectors of its search's button, input and results; undefined if it would need more packages or services. */
  search?: readonly [string, string, string];
}

const writePages = (folder: string, pages: readonly PlainPage[], ending: string): void => {
  for (const [id, text] of pages) {
    const file = path.join(folder, id + ending);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Builds a peer, of which only what is installed stays of an earlier build; it makes its sidebar from the folders. */
const buildPeer =
  (docs: string, command: string, config: Readonly<Record<string, string>>): System["build"] =>
  (cwd, pages, node) => {
    const caches = [".cache", ".astro", ".vite"].map((name) => `node_modules/${name}`);
    const built = readdirSync(cwd).filter((name) => !/^(?:node|node_modules|package.*)$/.test(name));
    for (const name of [...built, ...caches]) rmSync(path.join(cwd, name), { recursive: true, force: true });
    writePages(path.join(cwd, docs), pages, ".md");
    for (const [name, text] of Object.entries(config)) writeFileSync(path.join(cwd, name), text);
    const env = { ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_DISABLE_TELEMETRY: "1", NO_UPDATE_NOTIFIER: "1" };
    return timeCommand([node, `node_modules/${command}`, "build"], { cwd, log: path.join(cwd, "build.log"), env });
  };

const atVersion = (names: string, version: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, version]));

/** The systems to compare, by their name on the command line. */
export const systems: Readonly<Record<string, System>> = {
  /** Docusaurus with its classic preset and Faster: Rspack, SWC, Lightning CSS, a worker for each core. */
  docusaurus: {
    title: "Docusaurus 3.10.2 Faster",
    packages: {
      dependencies: {
        ...atVersion("@docusaurus/core @docusaurus/preset-classic @docusaurus/faster", "3.10.2"),
        ...atVersion("react react-dom", "19.2.0"),
      },
      // Its preset requests versions of this family that don't always fit together.
      overrides: atVersion("@docsearch/core @docsearch/css @docsearch/react", "4.6.0"),
    },
    build: buildPeer("docs", "@docusaurus/core/bin/docusaurus.mjs", {
      "docusaurus.config.js": `export default {
  title: "Docs", url: "https://docs.example", baseUrl: "/", onBrokenLinks: "ignore",
  future: { v4: true, faster: true }, markdown: { format: "detect" }, presets: [["classic", { blog: false }]],
  themeConfig: {
    navbar: { title: "Docs", items: [{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Docs" }] },
    prism: { additionalLanguages: ["bash", "json", "toml"] },
  },
};`,
    }),
    output: "build",
    route: (id) => `/docs/${id}`,
  },
  /** Starlight with its default theme and search, Pagefind. */
  starlight: {
    title: "Starlight 0.42.4 (Astro 7.3.5)",
    packages: { dependencies: { astro: "7.3.5", "@astrojs/starlight": "0.42.4" } },
    isNewer: true,
    build: buildPeer("src/content/docs", "astro/bin/astro.mjs", {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
export default { integrations: [starlight({ title: "Docs" })] };`,
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    }),
    output: "dist",
    route: (id) => `/${id}/`,
    search: ["button[data-open-modal]", ".pagefind-ui__search-input", ".pagefind-ui__result-link"],
  },
  /** This project: its own pages, blog and playground, with the pages added to the docs. */
  ours: {
    title: "ours",
    build: (folder, pages) => {
      rmSync(folder, { recursive: true, force: true });
      makeScratchCopy(process.cwd(), folder);
      writePages(path.join(folder, "content/docs"), pages, ".mdx");
      const sets = [...groupBy(pages, ([id]) => path.dirname(id))].map(([label, inSet]) => {
        const [doc = "", ...items] = inSet.map(([id]) => id);
        return { label, doc, items };
      });
      addToSidebar(folder, sets);
      commitContent(folder);
      return runBuild(folder, path.join(folder, "build.log"));
    },
    output: "public",
    route: (id) => `/docs/${id}/`,
    search: [".search-button", ".DocSearch-Input", ".DocSearch-Hit a"],
  },
};
