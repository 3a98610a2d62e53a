import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import webpack from "webpack";

/**
 * Bundles a TypeScript file and its imports into one minified script, with Gatsby's webpack and settings. If it has a
 * name, its exports are those of the module in Node.js and the global variable of that name in browsers and workers.
 */
export const bundleScript = async (entry: string, name?: string): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      webpack(
        {
          mode: "production",
          target: ["web", "es2022"],
          entry: path.resolve(entry),
          output: {
            path: folder,
            filename: "script.js",
            globalObject: "globalThis",
            ...(name && { library: { name, type: "umd" } }),
          },
          resolve: { extensions: [".ts", ".mjs", ".js"] },
          module: {
            rules: [
              {
                test: /\.ts$/,
                use: { loader: "babel-loader", options: { presets: ["@babel/preset-typescript"], babelrc: false } },
              },
            ],
          },
          plugins: [new webpack.DefinePlugin({ "process.env": "({})" })],
          performance: false,
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    if (stats?.hasErrors() !== false) throw new Error(stats?.toString("errors-only"));
    return readFileSync(path.join(folder, "script.js"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
};
