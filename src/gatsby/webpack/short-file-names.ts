import type { Compiler } from "webpack";

/** The script with its own headers, which `outputs/headers` recognizes by its name. */
const NAMED = "validator";

/**
 * Webpack plugin that shortens file names, because every document and the runtime list all chunks; chunks that load
 * later need only a hash. It's a plugin because Gatsby doesn't allow this in the configuration.
 */
export const shortFileNames = {
  apply: ({ options: { output } }: Compiler): void => {
    output.filename = "[name]-[contenthash:8].js";
    output.chunkFilename = ({ chunk }) => (chunk?.name === NAMED ? "[name]-[contenthash:8].js" : "[contenthash:12].js");
  },
};
