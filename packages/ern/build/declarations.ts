import path from "node:path";

import ts from "typescript";

import type { Files } from "./bundle";

/** Returns the declarations of the public entries, in `types/`, as Node.js resolves them. Throws if one is missing. */
export const toDeclarationFiles = (folder: string, entries: readonly string[]): Files => {
  const made = new Map<string, string>();
  const host = ts.createCompilerHost({});
  host.writeFile = (file, text) => made.set(path.relative(folder, file).replaceAll("\\", "/"), text);
  ts.createProgram({
    rootNames: entries.map((entry) => path.join(folder, entry)),
    host,
    options: {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      // `npm run typecheck` checks it.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir: folder,
      types: [],
    },
  }).emit();

  const files: Files = {};
  const add = (name: string): void => {
    if (files[`types/${name}`] !== undefined) return;
    const text = made.get(name);
    if (text === undefined) throw new Error(`${name} isn't declared: look at the imports of ${entries.join(", ")}.`);
    files[`types/${name}`] = "";
    let written = text;
    for (const { fileName: specifier, pos, end } of ts.preProcessFile(text).importedFiles.reverse()) {
      if (!specifier.startsWith(".")) throw new Error(`${name} names ${specifier}: a public type may not.`);
      const target = path.posix.join(path.posix.dirname(name), specifier);
      const isFolder = made.has(`${target}/index.d.ts`);
      add(isFolder ? `${target}/index.d.ts` : `${target}.d.ts`);
      written = `${written.slice(0, pos + 1)}${specifier}${isFolder ? "/index" : ""}.js${written.slice(end + 1)}`;
    }
    files[`types/${name}`] = written;
  };
  for (const entry of entries) add(entry.replace(/\.ts$/, ".d.ts"));
  return files;
};
