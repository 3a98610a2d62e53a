import { readFileSync } from "node:fs";
import path from "node:path";

import { build, type Metafile, type Plugin } from "esbuild";

import { fixturesFolder } from "../../../config/content";
import type { browserModules } from "../../../mdx/code/browser-programs";
import { type BrowserProgram } from "../../../mdx/code/browser-programs";

/** What browsers get in place of a module that a program imports; other packages are themselves. */
const REPLACED: Partial<Record<(typeof browserModules)[number], string>> = {
  "node:crypto": "src/browser/behaviors/programs/node/crypto.ts",
  "node:fs": "src/browser/behaviors/programs/node/fs.ts",
  "@ddex-suite/ern": "packages/ern/src/api.ts",
};

const RUNNER = "src/browser/behaviors/programs/node/start-program.ts";

const idOf = (address: string): string => address.replace(/^\/run\/|\.js$/g, "");

const fixture = (name: string): string => readFileSync(path.join(fixturesFolder, name), "utf8");

/** Returns the script that runs a program: it has the program's files, and loads the program once they're in place. */
const starter = ({ address, scripts, files, fixtures }: BrowserProgram): string => {
  const name = scripts[0]!.name;
  const samples = Object.fromEntries(files.map(({ name: file, text }) => [file, text]));
  const shared = fixtures.map((file) => `${JSON.stringify(file)}: (await import("fixture:${file}")).default`);
  const load = `() => import(${JSON.stringify(`program:${idOf(address)}/${name}`)})`;
  return `import { startProgram } from ${JSON.stringify(path.resolve(RUNNER))};
export const start = async (...request) =>
  startProgram(${JSON.stringify(name)}, { ...${JSON.stringify(samples)}, ${shared.join(", ")} }, ${load}, ...request);`;
};

/** Reads programs from pages, by `<id>/<file>`, and fixtures by their names. */
const pagePrograms = (programs: readonly BrowserProgram[]): Plugin => {
  const starters = new Map(programs.map((program) => [idOf(program.address), starter(program)]));
  const scripts = new Map(
    programs.flatMap(({ address, scripts: files }) =>
      files.map(({ name, text }): [string, string] => [`${idOf(address)}/${name}`, text]),
    ),
  );
  const resolveDir = process.cwd();
  return {
    name: "page-programs",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^(?:start|program|fixture):/ }, ({ path: name }) => {
        const [, namespace, id] = /^(\w+):(.*)$/.exec(name)!;
        return { namespace, path: id };
      });
      onResolve({ filter: /^/, namespace: "program" }, ({ path: name, importer }) => {
        const replaced = REPLACED[name as keyof typeof REPLACED];
        if (replaced !== undefined) return { path: path.resolve(replaced) };
        if (!name.startsWith("./")) return undefined;
        const file = path.posix.join(path.posix.dirname(importer), name);
        const found = [file, file.replace(/\.([cm]?)js$/, ".$1ts")].find((candidate) => scripts.has(candidate));
        return { namespace: "program", path: found };
      });
      onLoad({ filter: /^/, namespace: "start" }, ({ path: id }) => ({ contents: starters.get(id), resolveDir }));
      onLoad({ filter: /^/, namespace: "program" }, ({ path: id }) => ({
        contents: scripts.get(id),
        loader: "ts",
        resolveDir,
      }));
      onLoad({ filter: /^/, namespace: "fixture" }, ({ path: name }) => ({ contents: fixture(name), loader: "text" }));
    },
  };
};

/** Returns the folders of the packages in a bundle, from the project's. */
const packagesIn = ({ inputs }: Metafile): string[] =>
  [...new Set(Object.keys(inputs).flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))].sort();

/** Returns the scripts that run these programs, by route, with shared chunks, and the folders of their packages. */
export const bundlePrograms = async (
  programs: readonly BrowserProgram[],
): Promise<{ files: Record<string, Buffer>; packages: string[] }> => {
  const { outputFiles, metafile } = await build({
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    legalComments: "none",
    write: false,
    metafile: true,
    logLevel: "warning",
    entryPoints: Object.fromEntries(programs.map(({ address }) => [idOf(address), `start:${idOf(address)}`])),
    chunkNames: "chunks/[name]-[hash]",
    outdir: "run",
    plugins: [pagePrograms(programs)],
  });
  const files = outputFiles.map(({ path: file, contents }): [string, Buffer] => [
    `/${path.relative(process.cwd(), file).replaceAll(path.sep, "/")}`,
    Buffer.from(contents),
  ]);
  return { files: Object.fromEntries(files), packages: packagesIn(metafile) };
};
