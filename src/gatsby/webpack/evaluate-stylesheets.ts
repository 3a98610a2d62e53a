import { readFile } from "node:fs/promises";

import type { Compiler } from "webpack";

const SCRIPT = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;

/** A query or fragment that a page exports, as formatted by Prettier. */
const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;

/** Webpack plugin that removes exported queries from our modules: Gatsby has already read them from the files. */
export const withoutQueries = {
  apply: (compiler: Compiler): void => {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap("WithoutQueries", (compilation) => {
      // Files have no URL scheme.
      const readResource = NormalModule.getCompilationHooks(compilation).readResource.for(undefined);
      readResource.tapPromise({ name: "WithoutQueries", before: "FileUriPlugin" }, async (module) => {
        const text = SCRIPT.test(module.resourcePath) ? await readFile(module.resourcePath, "utf8") : "";
        const without = text.replace(QUERY, "");
        if (without === text) return undefined!;
        module.addDependency(module.resourcePath);
        return without;
      });
    });
  },
};

const STYLESHEET = /[\\/](?:[^\\/]+-)?stylesheet\.ts$/;
const AS_WRITTEN = "?as-written";

const toModule = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** Webpack plugin that runs each `…stylesheet.ts` at build time, so that readers get only its text. */
export const evaluateStylesheets = {
  apply: (compiler: Compiler): void => {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap("EvaluateStylesheets", (compilation) => {
      // Files have no URL scheme.
      const readFile = NormalModule.getCompilationHooks(compilation).readResource.for(undefined);
      readFile.tapPromise({ name: "EvaluateStylesheets", before: "FileUriPlugin" }, async (module) => {
        if (!STYLESHEET.test(module.resourcePath) || module.resourceQuery === AS_WRITTEN) return undefined!;
        return toModule((await module.importModule(module.resourcePath + AS_WRITTEN)) as Record<string, unknown>);
      });
    });
  },
};
