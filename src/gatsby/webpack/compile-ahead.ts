import type { Compiler } from "webpack";

/** The script with its own headers, which `outputs/headers` recognizes by its name. */
const NAMED = "validator";

/** Webpack plugin that shortens file names, because every document lists all chunks. */
export const shortFileNames = {
  apply: ({ options: { output } }: Compiler): void => {
    output.filename = "[name]-[contenthash:8].js";
    output.chunkFilename = ({ chunk }) => (chunk?.name === NAMED ? "[name]-[contenthash:8].js" : "[contenthash:12].js");
  },
};

/** Name of the policy that signs the URLs of scripts and workers; the `trusted-types` header directive allows it. */
const POLICY = "webpack";

/** Webpack plugin that signs what its runtime loads. Gatsby doesn't allow this in the configuration. */
export const trustedTypes = {
  apply: ({ options: { output } }: Compiler): void => {
    output.trustedTypes = { policyName: POLICY };
  },
};

const BANNER = "//# allFunctionsCalledOnLoad\n";

/** Chunk groups for a page's first view: the app, and the page's component with its shared chunks. */
const FIRST_VIEW = /^(app$|component---)/;

/** Webpack plugin: browsers that know the comment compile the functions of a first view off the main thread. */
export const compileAhead = {
  apply: (compiler: Compiler): void => {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("CompileAhead", (compilation) => {
      // After the minifier, which removes comments, and before the names get their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: "CompileAhead", stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(([name]) => FIRST_VIEW.test(name));
        const scripts = groups.flatMap(([, group]) => group.getFiles()).filter((file) => file.endsWith(".js"));
        for (const file of new Set(scripts))
          compilation.updateAsset(file, (script) => new sources.ConcatSource(BANNER, script));
      });
    });
  },
};
