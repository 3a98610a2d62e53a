import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { makeDownloads } from "@ddex-suite/ern/build";

import { fixturesFolder } from "../../../config/content";
import { fixturesIn, isFileName } from "../../../mdx/code/digest-samples";
import { packageFacts } from "../names/package-facts";
import type { Program } from "../samples/sample";
import { languageOf } from "../samples/to-programs";

/** The package of the engine, which the site publishes itself. */
export const ENGINE = "@ddex-suite/ern";

const defaults: Readonly<Record<string, string>> = {
  javascript: "sample.js",
  typescript: "sample.ts",
  python: "sample.py",
  rust: "main.rs",
};

/** Returns a program's file name: its title if that's a file name, otherwise a default for its language. */
const fileNameOf = (program: Program): string =>
  isFileName(program.title) ? program.title : (defaults[languageOf(program)] ?? "sample.txt");

export interface Workspace {
  folder: string;
  /** Creates the folder of a program, with the page files and fixtures that it or its `args` name; returns its file. */
  add(program: Program, named: readonly Program[], args?: readonly string[]): string;
  /** Lets programs import the engine, as the site publishes it. */
  addEngine(): Promise<void>;
  remove(): void;
}

const linkFolder = (folder: string, link: string): void => {
  if (!existsSync(folder) || existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(folder, link, "dir");
};

/** Copies the toolkit's package, so that it finds the packages a reader would have and none of this project's. */
const addPackages = (modules: string): void => {
  cpSync(path.resolve("node_modules/ddex-builder"), path.join(modules, "ddex-builder"), { recursive: true });
  for (const name of Object.keys(packageFacts.npm))
    linkFolder(path.resolve("node_modules", name), path.join(modules, name));
};

/** Creates a temporary folder in which scripts find the packages that samples may import, and no others. */
export const createWorkspace = (): Workspace => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "ddex-samples-")));
  const modules = path.join(folder, "node_modules");
  addPackages(modules);
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  let made = 0;
  return {
    folder,
    add: (program, named, args = []) => {
      const programFolder = path.join(folder, String(made++));
      mkdirSync(programFolder);
      const codes = [program, ...named].map(({ code }) => code);
      for (const name of fixturesIn([...codes, ...args].join("\n")))
        cpSync(path.join(fixturesFolder, name), path.join(programFolder, name));
      for (const namedProgram of named)
        writeFileSync(path.join(programFolder, fileNameOf(namedProgram)), `${namedProgram.code}\n`);
      const file = path.join(programFolder, fileNameOf(program));
      writeFileSync(file, `${program.code}\n`);
      return file;
    },
    addEngine: async () => {
      const { unpacked } = await makeDownloads("packages/ern", "node_modules/.cache/ern");
      linkFolder(unpacked, path.join(modules, ENGINE));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Does something in a workspace, and then deletes it. */
export const withWorkspace = async <Result>(run: (workspace: Workspace) => Promise<Result>): Promise<Result> => {
  const workspace = createWorkspace();
  try {
    return await run(workspace);
  } finally {
    workspace.remove();
  }
};
