import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from "esbuild";

/** The oldest Node.js that runs it, as in `engines`. */
const TARGET = "node20.19";

const options = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: TARGET,
  legalComments: "none",
  write: false,
  metafile: true,
  logLevel: "warning",
} satisfies BuildOptions;

/** The folders of the packages whose code is in a bundle. */
const packagesIn = ({ inputs }: Metafile): string[] =>
  [
    ...new Set(
      Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []),
    ),
  ].sort();

/** Returns the licences of the packages in a bundle, as one text. */
const licensesOf = (metafile: Metafile, folder: string): string =>
  packagesIn(metafile)
    .map((name) => path.join(folder, name))
    .map((inner) => {
      const { name, version } = JSON.parse(readFileSync(path.join(inner, "package.json"), "utf8")) as {
        name: string;
        version: string;
      };
      const files = readdirSync(inner).filter((file) => /^licen[cs]e(?:[.-]|$)/i.test(file));
      const texts = files.sort().map((file) => readFileSync(path.join(inner, file), "utf8").trim());
      return `${name} ${version}\n\n${texts.join("\n\n")}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);

export type Files = Record<string, string | Uint8Array>;

const toFiles = (outputs: readonly OutputFile[], folder: string): Files =>
  Object.fromEntries(
    outputs.map(({ path: file, contents }) => [path.relative(folder, file).replaceAll("\\", "/"), contents]),
  );

/**
 * Returns the compiled package: its entries and what they share in `lib/`, with source maps. It contains the packages
 * that it uses, so it has no dependencies; the validator is a file of its own, which is loaded only when needed.
 */
export const bundleLibrary = async (folder: string): Promise<Files> => {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: folder,
    entryPoints: { index: "src/api.ts", validate: "validate/api.ts", ern: "cli/cli.ts" },
    outdir: "lib",
    chunkNames: "[name]-[hash]",
    splitting: true,
    // The names of the code, for stack traces; the maps name its places.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: "linked",
    // The package has the sources of its own code.
    sourcesContent: false,
  });
  return { ...toFiles(outputFiles, folder), "lib/licenses.txt": licensesOf(metafile, folder) };
};

const VALIDATOR = "ern-validator.mjs";

/** The validator is another file, next to the command line's. */
const validatorApart: Plugin = {
  name: "validator-apart",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^libxml2-wasm$/ }, () => ({ path: `./${VALIDATOR}`, external: true }));
  },
};

interface Bundled {
  outputFiles: readonly OutputFile[];
  metafile: Metafile;
}

const withLicenses = ({ outputFiles, metafile }: Bundled, folder: string): string =>
  `${outputFiles[0]!.text}/*\nIt contains these packages:\n\n${licensesOf(metafile, folder).replaceAll("*/", "* /")}*/\n`;

/** Returns the command line as one file, and the schema validator as a second one that it loads when asked for. */
export const bundleCommandLine = async (folder: string): Promise<Files> => {
  const alone = { ...options, absWorkingDir: folder, minify: true };
  const [cli, validator] = await Promise.all([
    build({ ...alone, entryPoints: ["cli/cli.ts"], plugins: [validatorApart] }),
    build({ ...alone, stdin: { contents: 'export * from "libxml2-wasm";', resolveDir: folder } }),
  ]);
  return { "ern.mjs": withLicenses(cli, folder), [VALIDATOR]: withLicenses(validator, folder) };
};
