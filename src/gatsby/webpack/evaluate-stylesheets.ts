import type { Compiler } from "webpack";

const STYLESHEET = /[\\/](?:[^\\/]+-)?stylesheet\.ts$/;
const AS_WRITTEN = "?as-written";

const toModule = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/**
 * Webpack plugin that runs each `…stylesheet.ts` at build, so that whoever imports it gets its text: neither the style
 * objects nor what makes CSS of them reach the reader's browser. In develop, and where the HTML is made, the modules run
 * themselves.
 */
export const evaluateStylesheets = {
  apply: (compiler: Compiler): void => {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap("EvaluateStylesheets", (compilation) => {
      // Files have no scheme.
      const readFile = NormalModule.getCompilationHooks(compilation).readResource.for(undefined);
      readFile.tapPromise({ name: "EvaluateStylesheets", before: "FileUriPlugin" }, async (module) => {
        if (!STYLESHEET.test(module.resourcePath) || module.resourceQuery === AS_WRITTEN) return undefined!;
        return toModule((await module.importModule(module.resourcePath + AS_WRITTEN)) as Record<string, unknown>);
      });
    });
  },
};
