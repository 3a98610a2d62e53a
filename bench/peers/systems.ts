import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { makeScratchCopy } from "../../src/tools/scripts/build/make-scratch-copy";
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
  /** Writes the pages, without files of an earlier build. */
  write: (folder: string, pages: readonly PlainPage[]) => void;
  build: (folder: string, log: string, node: string) => Promise<CommandCost>;
  /** The built site, relative to the folder. */
  output: string;
  route: (id: string) => string;
  /** Selectors of its search's button, input and results; undefined if it would need more packages or services. */
  search?: readonly [string, string, string];
}

const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

/** The texts of pages in a folder, by file. */
const pageFiles = (docs: string, pages: readonly PlainPage[], ending: string): Record<string, string> =>
  Object.fromEntries(pages.map(([id, text]) => [`${docs}/${id}${ending}`, text]));

/** What both peers do: only what is installed stays of an earlier build, and their sidebars are made from the folders. */
const peer = (docs: string, command: string, files: Readonly<Record<string, string>>) => ({
  write: (folder: string, pages: readonly PlainPage[]): void => {
    const caches = [".cache", ".astro", ".vite"].map((name) => `node_modules/${name}`);
    const built = readdirSync(folder).filter((name) => !/^(?:node|node_modules|package.*)$/.test(name));
    for (const name of [...built, ...caches]) rmSync(path.join(folder, name), { recursive: true, force: true });
    writeFiles(folder, { ...files, ...pageFiles(docs, pages, ".md") });
  },
  build: (cwd: string, log: string, node: string): Promise<CommandCost> => {
    const env = { ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_DISABLE_TELEMETRY: "1", NO_UPDATE_NOTIFIER: "1" };
    return timeCommand([node, `node_modules/${command}`, "build"], { cwd, log, env });
  },
});

const all = (names: string, version: string) => Object.fromEntries(names.split(" ").map((name) => [name, version]));

/** Docusaurus with its classic preset and Faster: Rspack, SWC, Lightning CSS, a worker for each core. */
const docusaurus: System = {
  title: "Docusaurus 3.10.2 Faster",
  packages: {
    dependencies: {
      ...all("@docusaurus/core @docusaurus/preset-classic @docusaurus/faster", "3.10.2"),
      ...all("react react-dom", "19.2.0"),
    },
    // Its preset requests versions of this family that don't always fit together.
    overrides: all("@docsearch/core @docsearch/css @docsearch/react", "4.6.0"),
  },
  ...peer("docs", "@docusaurus/core/bin/docusaurus.mjs", {
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
};

/** Starlight with its default theme and search, Pagefind. */
const starlight: System = {
  title: "Starlight 0.42.4 (Astro 7.3.5)",
  packages: { dependencies: { astro: "7.3.5", "@astrojs/starlight": "0.42.4" } },
  isNewer: true,
  ...peer("src/content/docs", "astro/bin/astro.mjs", {
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
};

/** This project: its own pages, blog and playground, with the pages added to the docs. */
const ours: System = {
  title: "ours",
  write: (folder, pages) => {
    rmSync(folder, { recursive: true, force: true });
    makeScratchCopy(process.cwd(), folder);
    writeFiles(folder, pageFiles("content/docs", pages, ".mdx"));
    const ids = pages.map(([id]) => id);
    const groups = [...new Set(ids.map((id) => path.dirname(id)))].map((label) => {
      const [doc = "", ...items] = ids.filter((id) => path.dirname(id) === label);
      return { label, doc, items };
    });
    addToSidebar(folder, groups);
    commitContent(folder);
  },
  build: runBuild,
  output: "public",
  route: (id) => `/docs/${id}/`,
  search: [".search-button", ".DocSearch-Input", ".DocSearch-Hit a"],
};

/** The systems to compare, by their name on the command line. */
export const systems: Readonly<Record<string, System>> = { docusaurus, starlight, ours };
