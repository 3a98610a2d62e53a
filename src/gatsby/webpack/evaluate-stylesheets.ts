import { readFile } from "node:fs/promises";

import type { Compiler, LoaderContext } from "webpack";

type Module = Pick<LoaderContext<unknown>, "addDependency" | "importModule" | "resourcePath" | "resourceQuery">;

/** Makes a webpack plugin that replaces the text of modules, except those for which `read` has no other. */
export const replaceText = (name: string, read: (module: Module) => Promise<string | undefined>) => ({
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Files have no URL scheme.
      const hook = compiler.webpack.NormalModule.getCompilationHooks(compilation).readResource.for(undefined);
      hook.tapPromise({ name, before: "FileUriPlugin" }, async (module) => (await read(module))!);
    }),
});

const SCRIPT = /^(?!.*[\\/]node_modules[\\/]).*\.[jt]sx?$/;

/** A query or fragment that a page exports, as formatted by Prettier, or by Gatsby, which writes no semicolons. */
const QUERY = /^export const \w+ = graphql`[^`]*`;?$/gm;

/** Webpack plugin that removes exported queries from our modules and from Gatsby's in `.cache`: Gatsby has already read them from the files. */
export const withoutQueries = replaceText("WithoutQueries", async (module) => {
  const text = SCRIPT.test(module.resourcePath) ? await readFile(module.resourcePath, "utf8") : "";
  const without = text.replace(QUERY, "");
  if (without === text) return undefined;
  module.addDependency(module.resourcePath);
  return without;
});

const STYLESHEET = /[\\/](?:[^\\/]+-)?stylesheet\.ts$/;
const AS_WRITTEN = "?as-written";

/** Webpack plugin that runs each `…stylesheet.ts` at build time, so that readers get only its text. */
export const evaluateStylesheets = replaceText("EvaluateStylesheets", async (module) => {
  if (!STYLESHEET.test(module.resourcePath) || module.resourceQuery === AS_WRITTEN) return undefined;
  const exports = (await module.importModule(module.resourcePath + AS_WRITTEN)) as Record<string, unknown>;
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
});
