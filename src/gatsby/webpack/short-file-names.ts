import type { Compiler } from "webpack";

/**
 * Webpack plugin that names files by less: every document and the runtime list all chunks, and those that load later need
 * no name but their hash. A plugin, for Gatsby does not let a configuration say it.
 */
export const shortFileNames = {
  apply: ({ options: { output } }: Compiler): void => {
    output.filename = "[name]-[contenthash:8].js";
    output.chunkFilename = "[contenthash:12].js";
  },
};
