import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Compiler, Module } from "webpack";

/** The plugin's list of packages, for the output that prints it. */
export const BUNDLED_PACKAGES = ".cache/bundled-packages.json";

/** Returns the folder of the package that a file belongs to; Gatsby's own code is copied into its cache. */
export const packageFolder = (file: string): string | undefined => {
  if (file.startsWith(path.resolve(".cache") + path.sep)) return path.resolve("node_modules/gatsby");
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
};

const parts = (module: Module): readonly Module[] => (module as { modules?: Module[] }).modules ?? [module];

/** Webpack plugin that records which packages are in the bundles, as folders relative to the project. */
export const bundledPackages = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap("BundledPackages", ({ chunks, chunkGraph }) => {
      // Webpack's runtime is part of every bundle.
      const folders = new Set([path.resolve("node_modules/webpack")]);
      for (const chunk of chunks)
        for (const module of [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(parts)) {
          const folder = packageFolder(module.nameForCondition() ?? "");
          if (folder) folders.add(folder);
        }
      const names = [...folders].map((folder) => path.relative(process.cwd(), folder).replaceAll(path.sep, "/"));
      mkdirSync(path.dirname(BUNDLED_PACKAGES), { recursive: true });
      writeFileSync(BUNDLED_PACKAGES, JSON.stringify(names.sort()));
    });
  },
};
