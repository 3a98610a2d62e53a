import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../config/content";
import { importedFiles } from "./imported-files";

const LOCK = "package-lock.json";
const GATSBY = "src/gatsby";

/** The GraphQL types, which the build reads by the names of their folders. */
const schemas = (): string[] =>
  readdirSync(GATSBY, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => `${GATSBY}/${name}`);

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
  nodes: (): string[] => [...importedFiles(["gatsby-config.ts", "gatsby-node.ts"]), ...schemas(), fixturesFolder, LOCK],
};
