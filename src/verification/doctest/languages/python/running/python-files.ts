import { filesNamedIn } from "../../../samples/files-named-in";
import { languageOf } from "../../../samples/to-programs";
import type { Program } from "../../../samples/sample";
import { isFileName } from "../../../../../mdx/code/is-file-name";
import { contentFiles } from "../../../samples/content-files";
import { fileNamesIn } from "./file-names-in";

/** What a run of a program needs of its page. */
export interface Needs {
  /** Arguments of its command line. */
  args: readonly string[];
  /** Files that lie beside it. */
  files: readonly Program[];
}

/** A command that runs a file: `python walk.py first-light.xml`. */
const command = /^python3? ([\w.-]+\.py)((?: [\w./-]+)*)$/;

/** Arguments that a bash block of one line on the page runs the program with. */
const argsOf = ({ title }: Program, page: readonly Program[]): string[] => {
  const commands = page.filter((other) => languageOf(other) === "bash").map(({ code }) => command.exec(code.trim()));
  const own = title === undefined ? undefined : commands.find((found) => found?.[1] === title);
  return own?.[2]?.split(" ").filter(Boolean) ?? [];
};

/** `import checks` and `from checks import …` name the file checks.py. */
const spellings = (file: string): string[] => {
  const module = file.slice(0, -".py".length);
  return file.endsWith(".py") ? [file, `import ${module}`, `from ${module} import`] : [file];
};

/** Files of the modules that code imports, should they be pages' own. */
const modulesIn = (code: string): string[] =>
  [...code.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name]) => `${name}.py`);

/** The file that another page shows by that name, when only one does. */
const ofOtherPage = (name: string): Program[] => {
  const shown = contentFiles(name);
  return shown.length === 1 ? shown : [];
};

/** Finds what a program runs with: the arguments and files that its page has, and files of other pages that it lacks. */
export const needsOf = (program: Program, page: readonly Program[]): Needs => {
  const args = argsOf(program, page);
  const code = [program.code, ...args.map((argument) => `"${argument}"`)].join("\n");
  const shown = page.filter((other) => languageOf(other) !== "output");
  const files = filesNamedIn(program, code, shown, spellings);
  const there = new Set(shown.map(({ title }) => title).filter(isFileName));
  const modules = [code, ...files.map((file) => file.code)].flatMap(modulesIn);
  const lacking = [...new Set([...fileNamesIn(code), ...modules])].filter((name) => !there.has(name));
  return { args, files: [...files, ...lacking.flatMap(ofOtherPage)] };
};
