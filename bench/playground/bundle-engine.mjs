import path from "node:path";
import { fileURLToPath } from "node:url";

import webpack from "webpack";

const BENCH = fileURLToPath(new URL(".", import.meta.url));

/** Bundles the playground's engine into one file, for Node.js and for workers, where it is `globalThis.engine`. */
export const bundleEngine = (folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: "production",
      target: ["web", "es2022"],
      entry: path.join(BENCH, "engine-entry.ts"),
      output: {
        path: folder,
        filename: "engine.cjs",
        library: { name: "engine", type: "umd" },
        globalObject: "globalThis",
      },
      resolve: { extensions: [".ts", ".mjs", ".js"] },
      module: { rules: [{ test: /\.ts$/, use: path.join(BENCH, "swc-loader.mjs") }] },
      performance: false,
    });
    compiler.run((error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else compiler.close(() => resolve(path.join(folder, "engine.cjs")));
    });
  });
