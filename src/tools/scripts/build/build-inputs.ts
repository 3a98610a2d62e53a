import { fixturesFolder } from "../../../config/content";
import { importedFiles } from "./imported-files";

/** What is installed. */
const LOCK = "package-lock.json";

/** What a result is made of: when none of these has changed, neither has the result. */
export const buildInputs = {
  /** The site. */
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
  /** Nodes and their fields, of the same content: the code that makes them, and the files that fences show. */
  nodes: (): string[] => [...importedFiles(["gatsby-config.ts", "gatsby-node.ts"]), fixturesFolder, LOCK],
};
