import type { Compiler } from "webpack";

const STYLESHEET = /[\\/](?:[^\\/]+-)?stylesheet\.ts$/;
const AS_WRITTEN = "?as-written";

const toModule = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/**
 * Webpack plugin that runs each `…stylesheet.ts` at build time, so that importers get its text, and neither the style
 * objects nor the CSS generator reach readers. In develop and for HTML, the modules run themselves.
 */
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
