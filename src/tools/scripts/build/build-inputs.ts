import { fixturesFolder } from "../../../config/content";
import { importedFiles } from "./imported-files";

const LOCK = "package-lock.json";

/** The inputs of each result: if none of them has changed, neither has the result. */
export const buildInputs = {
  site: (): string[] => [
    "content",
    "src",
    "static",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
    LOCK,
  ],
  /** Nodes and their fields, for unchanged content: the code that creates them, and the files that code fences show. */
  nodes: (): string[] => [...importedFiles(["gatsby-config.ts", "gatsby-node.ts"]), fixturesFolder, LOCK],
};
