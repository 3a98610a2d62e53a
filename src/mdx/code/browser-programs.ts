import type { Code } from "mdast";

import { paths } from "../../utils/paths";
import { addFacts } from "./block-facts";
import { codeLanguages } from "./code-languages";
import { parseCodeMeta } from "./code-meta";
import { fixturesIn, isFileName } from "./digest-samples";
import type { PageFile } from "./page-files";

/** What a program may import to run in a browser: modules of Node.js that have a thin version, and packages. */
export const browserModules = ["node:crypto", "node:fs", "@ddex-suite/ern", "fast-xml-parser", "saxes"] as const;

/** A program of a page that a browser can run. */
export interface BrowserProgram {
  /** URL of the script that runs it. */
  address: string;
  /** Its file, and those that it imports from the page. */
  scripts: PageFile[];
  /** The other files of the page that it names. */
  files: PageFile[];
  /** The files in `content/fixtures` that it names. */
  fixtures: string[];
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const READS_FILES = /\b(?:readFileSync|createReadStream)\b/;

const isScript = ({ lang }: Code): boolean => /^(?:java|type)script$/.test(codeLanguages.get(lang ?? "")?.id ?? "");

/** Returns the page's blocks that are files, by their names. */
const filesOf = (blocks: readonly Code[]): Map<string, Code> =>
  new Map(
    blocks.flatMap((block) => {
      const { title, continues } = parseCodeMeta(block.meta);
      return isFileName(title) && !continues ? [[title, block]] : [];
    }),
  );

/** Returns the file of a relative import, which names what TypeScript makes of it: `./gate.mjs` is `gate.mts`. */
const importedFile = (specifier: string, files: ReadonlyMap<string, Code>): string | undefined =>
  [specifier.slice(2), specifier.slice(2).replace(/\.([cm]?)js$/, ".$1ts")].find((name) => files.has(name));

/** Returns a program's file and those that it imports; undefined if it needs something that browsers don't have. */
const scriptsOf = (title: string, files: ReadonlyMap<string, Code>): PageFile[] | undefined => {
  const names = new Set([title]);
  for (const name of names)
    for (const [, specifier = ""] of files.get(name)!.value.matchAll(IMPORT)) {
      if ((browserModules as readonly string[]).includes(specifier)) continue;
      const imported = specifier.startsWith("./") ? importedFile(specifier, files) : undefined;
      if (imported === undefined) return undefined;
      names.add(imported);
    }
  return [...names].map((name) => ({ name, text: files.get(name)!.value }));
};

const codeOf = (scripts: readonly PageFile[]): string => scripts.map(({ text }) => text).join("\n");

const toProgram = (title: string, files: ReadonlyMap<string, Code>, file: string): BrowserProgram | undefined => {
  const scripts = scriptsOf(title, files);
  if (!scripts) return undefined;
  const code = codeOf(scripts);
  const others = [...files].filter(([name]) => code.includes(name) && scripts.every((script) => script.name !== name));
  return {
    address: paths.program(file, title),
    scripts,
    files: others.map(([name, { value }]) => ({ name, text: `${value}\n` })),
    fixtures: fixturesIn(code).filter((name) => !files.has(name)),
  };
};

/** Returns the message that a program names first, if it reads files. */
const messageOf = ({ scripts, files, fixtures }: BrowserProgram): string | undefined => {
  const code = codeOf(scripts);
  if (!READS_FILES.test(code)) return undefined;
  const messages = [...files.map(({ name }) => name), ...fixtures].filter((name) => name.endsWith(".xml"));
  return messages.sort((a, b) => code.indexOf(a) - code.indexOf(b))[0];
};

const showsOutput = (next: Code | undefined): boolean =>
  next?.lang === "output" && parseCodeMeta(next.meta).recorded === undefined;

/** Returns the programs that browsers can run: scripts with output and known imports. Adds how to run each. */
export const browserPrograms = (blocks: readonly Code[], file: string): BrowserProgram[] => {
  const files = filesOf(blocks);
  return [...files].flatMap(([title, block]) => {
    if (!isScript(block) || !showsOutput(blocks[blocks.indexOf(block) + 1])) return [];
    const program = toProgram(title, files, file);
    if (!program) return [];
    const hasArguments = block.value.includes("process.argv");
    addFacts(block, { program: { address: program.address, message: messageOf(program), hasArguments } });
    return [program];
  });
};
