import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Compiler, Module } from "webpack";

/** Where the plugin leaves what it has seen, for the output that prints it. */
export const BUNDLED_PACKAGES = ".cache/bundled-packages.json";

/** The folder of the package that a file belongs to; Gatsby's own code is copied into its cache. */
export const packageFolder = (file: string): string | undefined => {
  if (file.startsWith(path.resolve(".cache") + path.sep)) return path.resolve("node_modules/gatsby");
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
};

/** The module, or those that were joined into it. */
const parts = (module: Module): readonly Module[] => (module as { modules?: Module[] }).modules ?? [module];

/** Webpack plugin that notes of which packages the bundles are made, as folders below the project's. */
export const bundledPackages = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap("BundledPackages", ({ chunks, chunkGraph }) => {
      // Its runtime is part of every bundle.
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
