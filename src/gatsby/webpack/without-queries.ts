import { readFile } from "node:fs/promises";

import type { Compiler } from "webpack";

const SCRIPT = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;

/** A query or fragment that a page exports, as formatted by Prettier. */
const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;

/**
 * Webpack plugin that removes exported queries from our modules, like Gatsby's Babel plugin: Gatsby has already read
 * them from the files.
 */
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
