import { createRequire } from "node:module";
import path from "node:path";

/** A module of the running Gatsby that it doesn't export. */
export const gatsbyModule = <Module>(name: string): Module =>
  createRequire(path.resolve("package.json"))(`gatsby/dist/${name}`) as Module;
