import { createRequire } from "node:module";

import { transformFileSync } from "@swc/core";

const require = createRequire(import.meta.url);

require.extensions[".ts"] = (module, file) => {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs" },
    swcrc: false,
  });
  module._compile(code, file);
};

/** Loads a module written in TypeScript, by its path relative to this folder, with all that it imports. */
export const requireTypescript = (path) => require(path);
