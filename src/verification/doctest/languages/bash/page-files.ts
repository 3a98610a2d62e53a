import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../../config/content";
import { type Diagnostic, suggest } from "../../../../diagnostics/diagnostic";
import type { Program } from "../../samples/sample";

/** Name of a reader's own message, if the page shows none. */
const OWN_MESSAGE = "message.xml";

/** Words that are file names without a folder, a variable or a wildcard. */
const isPlainName = (word: string): boolean => /^[\w.-]+\.\w+$/.test(word);

/** Programs that only measure or find the program after them. */
const PREFIX = /^(?:\/usr\/bin\/time|npx|time)$/;

/** Programs that read each file that they name. */
const READER = /^(?:cat|diff|head|node|python3?|tail|tsx|wc|xmllint)$/;

/** The files that exist when a page's commands run: fixtures, titled blocks, and what programs and commands create. */
export class PageFiles {
  private readonly names: Set<string>;
  private readonly code: string;

  constructor(page: readonly Program[]) {
    const others = page.filter(({ language }) => language !== "bash");
    this.names = new Set([OWN_MESSAGE, ...readdirSync(fixturesFolder), ...others.flatMap(({ title }) => title ?? [])]);
    this.code = others.map(({ code }) => code).join("\n");
  }

  make(...names: readonly string[]): void {
    for (const name of names) this.names.add(name);
  }

  /** Whether the file exists. A program that contains its name may have written it. */
  private has(name: string): boolean {
    return this.names.has(name) || [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => this.code.includes(text));
  }

  diagnostics(words: readonly string[]): Diagnostic[] {
    return words
      .filter((word) => isPlainName(word) && !this.has(word))
      .map((word) => ({
        message: `There is no file ${word} on this page`,
        remedy: `Give the block that shows it this title, or make it first. ${suggest(word, [...this.names])}`,
      }));
  }

  /** Adds what a command creates; returns the problems with the files that it reads. */
  run(words: readonly string[]): Diagnostic[] {
    const [program = "", ...rest] = words;
    if (PREFIX.test(program)) return this.run(rest.filter((word, index) => index > 0 || !word.startsWith("-")));
    if (/^(?:cp|mv)$/.test(program)) this.make(rest.at(-1) ?? "");
    if (/^(?:touch|tee)$/.test(program)) this.make(...rest);
    for (const [index, word] of rest.entries()) if (/^(?:-o|--output)$/.test(word)) this.make(rest[index + 1] ?? "");
    return READER.test(program) ? this.diagnostics(rest) : [];
  }
}
