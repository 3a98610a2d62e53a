import { installPackages } from "../../support/builds/install-packages";
import { timeCommand } from "../../support/builds/time-command";
import { groupPages, pageText } from "../plain-pages";
import type { System } from "./system";
import { removeFiles, writeFiles } from "./write-files";

const VERSION = "3.10.2";
const REACT = "19.2.0";
/** Its preset requests versions of this family that don't always fit together. */
const DOCSEARCH = "4.6.0";

const config = {
  title: "Docs",
  url: "https://docs.example",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  future: { v4: true, faster: true },
  markdown: { format: "detect" },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.json" }, blog: false }]],
  themeConfig: {
    navbar: { title: "Docs", items: [{ type: "docSidebar", sidebarId: "docs", label: "Docs" }] },
    prism: { additionalLanguages: ["bash", "json", "toml"] },
  },
};

/** Docusaurus with its classic preset and Faster: Rspack, SWC, Lightning CSS, a worker for each core. */
export const docusaurus: System = {
  title: `Docusaurus ${VERSION} Faster`,
  install: async (folder) => {
    const names = ["@docusaurus/core", "@docusaurus/preset-classic", "@docusaurus/faster"];
    await installPackages(folder, {
      dependencies: {
        ...Object.fromEntries(names.map((name) => [name, VERSION])),
        react: REACT,
        "react-dom": REACT,
      },
      overrides: Object.fromEntries(["core", "css", "react"].map((name) => [`@docsearch/${name}`, DOCSEARCH])),
    });
    return process.versions.node;
  },
  write: (folder, pages) => {
    removeFiles(folder, [".docusaurus", "build", "docs", "node_modules/.cache"]);
    const groups = groupPages(pages).map(({ label, ids }) => ({ type: "category", label, items: ids }));
    writeFiles(folder, {
      "docusaurus.config.js": `export default ${JSON.stringify(config, undefined, 2)};\n`,
      "sidebars.json": JSON.stringify({ docs: groups }),
      ...Object.fromEntries(pages.map((page) => [`docs/${page.id}.md`, pageText(page)])),
    });
  },
  build: (folder, log) =>
    timeCommand([process.execPath, "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"], {
      cwd: folder,
      env: { DOCUSAURUS_DISABLE_TELEMETRY: "1", NO_UPDATE_NOTIFIER: "1" },
      log,
    }),
  output: "build",
  route: (id) => `/docs/${id}`,
};
