import { rmSync } from "node:fs";
import path from "node:path";

import { makeScratchCopy } from "../../../src/tools/scripts/build/make-scratch-copy";
import { addToSidebar } from "../../support/builds/add-to-sidebar";
import { commitContent } from "../../support/builds/commit-content";
import { countPages } from "../../support/builds/count-pages";
import { runBuild } from "../../support/builds/run-build";
import { groupPages, pageText } from "../plain-pages";
import type { System } from "./system";
import { writeFiles } from "./write-files";

/** This project: its own pages, blog and playground, with the given pages added to the docs. */
export const ours: System = {
  title: "ours",
  install: () => Promise.resolve(process.versions.node),
  write: (folder, pages) => {
    rmSync(folder, { recursive: true, force: true });
    makeScratchCopy(process.cwd(), folder);
    writeFiles(folder, Object.fromEntries(pages.map((page) => [`content/docs/${page.id}.mdx`, pageText(page)])));
    addToSidebar(
      folder,
      groupPages(pages).map(({ label, ids: [doc = "", ...items] }) => ({ label, doc, items })),
    );
    commitContent(folder);
  },
  build: (folder, log) => runBuild(folder, path.resolve(log)),
  output: "public",
  route: (id) => `/docs/${id}/`,
  search: { button: ".search-button", input: ".DocSearch-Input", result: ".DocSearch-Hit a" },
  countPages,
};
