import type { Compiler } from "webpack";

/** The script that has headers of its own, by which `outputs/headers` knows it. */
const NAMED = "validator";

/**
 * Webpack plugin that names files by less: every document and the runtime list all chunks, and those that load later need
 * no name but their hash. A plugin, for Gatsby does not let a configuration say it.
 */
export const shortFileNames = {
  apply: ({ options: { output } }: Compiler): void => {
    output.filename = "[name]-[contenthash:8].js";
    output.chunkFilename = ({ chunk }) => (chunk?.name === NAMED ? "[name]-[contenthash:8].js" : "[contenthash:12].js");
  },
};
