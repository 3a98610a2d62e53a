import { build } from "esbuild";

/** Bundles a TypeScript file and its imports into one minified script; a module for Node.js exports what it exports. */
export const bundleScript = async (entry: string, format: "iife" | "cjs" = "iife"): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: "es2022",
    define: { "process.env": "{}" },
  });
  return outputFiles[0]!.text;
};
