import { readFile } from "node:fs/promises";

import type { Compiler } from "webpack";

const SCRIPT = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;

/** A query that a page exports, or a fragment, as Prettier prints it. */
const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;

/** Webpack plugin that takes exported queries out of our modules, as Gatsby's Babel plugin does: Gatsby has read them from the files. */
export const withoutQueries = {
  apply: (compiler: Compiler): void => {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap("WithoutQueries", (compilation) => {
      // Files have no scheme.
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
