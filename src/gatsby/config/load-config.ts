import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";

type Exports = Record<string, unknown>;

/** The exports of a TypeScript file, read again with its relative imports, whatever was loaded before. */
export const loadConfig = async (file: string): Promise<Exports> => {
  // Needed only after an edit in develop.
  const { transformSync } = await import("@swc/core");
  const load = (filename: string): Exports => {
    const { code } = transformSync(readFileSync(filename, "utf8"), {
      filename,
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs" },
    });
    const module = { exports: {} as Exports };
    const own = createRequire(filename);
    const require = (name: string): unknown => {
      const named = path.resolve(path.dirname(filename), name);
      if (name.endsWith(".json")) return JSON.parse(readFileSync(named, "utf8"));
      const beside = `${named}.ts`;
      return name.startsWith(".") && existsSync(beside) ? load(beside) : (own(name) as unknown);
    };
    const run = compileFunction(code, ["module", "exports", "require"], { filename }) as (
      ...args: [typeof module, Exports, typeof require]
    ) => void;
    run(module, module.exports, require);
    return module.exports;
  };
  return load(path.resolve(file));
};
