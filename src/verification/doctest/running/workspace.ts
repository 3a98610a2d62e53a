import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { fixturesFolder } from "../../../config/content";
import { isFileName } from "../../../mdx/code/digest-samples";
import { packageFacts } from "../names/package-facts";
import type { Program } from "../samples/sample";
import { languageOf } from "../samples/to-programs";

const defaults: Readonly<Record<string, string>> = {
  javascript: "sample.js",
  typescript: "sample.ts",
  python: "sample.py",
  rust: "main.rs",
};

/** A program's file name: its title if that's a file name, otherwise a default for its language. */
const fileNameOf = (program: Program): string =>
  isFileName(program.title) ? program.title : (defaults[languageOf(program)] ?? "sample.txt");

export interface Workspace {
  folder: string;
  /** Creates the folder of a program, with the fixtures and page files that it names; returns the program's file. */
  add(program: Program, named: readonly Program[]): string;
  remove(): void;
}

/** Copies the toolkit's package, so that it finds the packages a reader would have and none of this project's. */
const addPackages = (modules: string): void => {
  cpSync(path.resolve("node_modules/ddex-builder"), path.join(modules, "ddex-builder"), { recursive: true });
  for (const name of Object.keys(packageFacts.npm)) {
    const installed = path.resolve("node_modules", name);
    const link = path.join(modules, name);
    if (!existsSync(installed) || existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(installed, link, "dir");
  }
};

/** Creates a temporary folder in which scripts find the packages that samples may import, and no others. */
export const makeWorkspace = (): Workspace => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "ddex-samples-")));
  addPackages(path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  let made = 0;
  return {
    folder,
    add: (program, named) => {
      const own = path.join(folder, String(made++));
      cpSync(fixturesFolder, own, { recursive: true });
      for (const other of named) writeFileSync(path.join(own, fileNameOf(other)), `${other.code}\n`);
      const file = path.join(own, fileNameOf(program));
      writeFileSync(file, `${program.code}\n`);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Does something in a workspace, and then deletes it. */
export const inWorkspace = async <Result>(run: (workspace: Workspace) => Promise<Result>): Promise<Result> => {
  const workspace = makeWorkspace();
  try {
    return await run(workspace);
  } finally {
    workspace.remove();
  }
};
