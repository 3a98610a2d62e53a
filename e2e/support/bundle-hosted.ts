import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import webpack from "webpack";

/** The hosted backend as a browser gets it: resolved and bundled by Gatsby's webpack. */
export const bundleHosted = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "hosted-"));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: "production",
        target: "web",
        entry: path.join(__dirname, "hosted-entry.ts"),
        output: { path: folder, filename: "hosted.js" },
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
        performance: { hints: false },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString("errors-only"));
  const bundle = readFileSync(path.join(folder, "hosted.js"), "utf8");
  rmSync(folder, { recursive: true });
  return bundle;
};
