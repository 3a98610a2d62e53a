import { createRequire, Module } from "node:module";
import { readFileSync } from "node:fs";

import { transformSync } from "@swc/core";

const options = {
  jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  module: { type: "commonjs" },
  sourceMaps: "inline",
};

Module._extensions[".ts"] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, "utf8"), { ...options, filename }).code, filename);
};

/** Loads a TypeScript module of src/ and what it imports, by its path from the project's root. */
export const requireTypeScript = createRequire(`${process.cwd()}/package.json`);
