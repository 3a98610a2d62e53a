import path from "node:path";

import { build } from "esbuild";

import { replaceText } from "./evaluate-stylesheets";
import type { Stage } from "./swc-rule";

const VARIABLES = ["NODE_ENV", "SITE_PATH_PREFIX", "GATSBY_ANALYTICS_ID"];

const functionOf = (file: string): string =>
  path.basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a file of `src/browser/inline-scripts` as one line that calls its function with the script's element. */
export const compileInlineScript = async (file: string): Promise<{ text: string; inputs: string[] }> => {
  const name = functionOf(file);
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { ${name} } from ${JSON.stringify(file)};\n${name}(document.currentScript);`,
      resolveDir: path.dirname(file),
    },
    define: Object.fromEntries(VARIABLES.map((key) => [`process.env.${key}`, JSON.stringify(process.env[key] ?? "")])),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    metafile: true,
  });
  return { text: outputFiles[0]!.text.trim(), inputs: Object.keys(metafile.inputs) };
};

/** Webpack plugin: `x?inline` is the compiled script x as text. Only what renders HTML needs it; it is empty elsewhere. */
export const inlineScripts = (stage: Stage) =>
  replaceText("InlineScripts", async (module) => {
    if (module.resourceQuery !== "?inline") return undefined;
    if (!stage.endsWith("html")) return 'export default "";';
    const { text, inputs } = await compileInlineScript(module.resourcePath);
    for (const input of inputs) if (input !== "<stdin>") module.addDependency(path.resolve(input));
    return `export default ${JSON.stringify(text)};`;
  });
