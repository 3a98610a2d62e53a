import type { Compiler } from "webpack";

const WORKER = /^(?:validator|program|.*-worker)$/;

/** Whether no document loads the chunk group by its name: a worker, or a page's component, which the app loads. */
const isUnlisted = (name: string): boolean => WORKER.test(name) || name.startsWith("component---");

const HASHED = "[name]-[contenthash:8].js";

/** Settings that Gatsby doesn't allow: short file names, as the app lists all; and a policy that signs scripts. */
export const scriptOutput = {
  apply: ({ hooks, options: { output } }: Compiler): void => {
    output.filename = HASHED;
    // Not a function, for which the app would list whole names.
    output.chunkFilename = "[contenthash:8].js";
    hooks.thisCompilation.tap("ScriptOutput", (compilation) =>
      compilation.hooks.afterChunks.tap("ScriptOutput", (chunks) => {
        // The headers recognize the workers by their names.
        for (const chunk of chunks) if (WORKER.test(chunk.name ?? "")) chunk.filenameTemplate = HASHED;
      }),
    );
    // Each document would list all chunk groups with a name. The cache keeps the old options.
    hooks.afterEmit.tap("ScriptOutput", ({ chunkGroups }) => {
      for (const group of chunkGroups)
        if (isUnlisted(group.name ?? "")) group.options = { ...group.options, name: undefined };
    });
    output.trustedTypes = { policyName: "webpack" };
  },
};

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
          compilation.updateAsset(file, (script) => new sources.ConcatSource("//# allFunctionsCalledOnLoad\n", script));
      });
    });
  },
};
