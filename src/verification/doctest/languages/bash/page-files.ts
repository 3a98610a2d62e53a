import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../../config/content";
import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/suggest";
import type { Program } from "../../samples/sample";

/** What a reader's own message is called where a page shows none. */
const OWN_MESSAGE = "message.xml";

/** Words that stand for files by their name alone; not those with a variable, a wildcard or a folder of the reader's. */
const isPlainName = (word: string): boolean => /^[\w.-]+\.\w+$/.test(word);

/** The files that there are when a page's commands run: fixtures, titled blocks, and what programs and commands make. */
export class PageFiles {
  private readonly names: Set<string>;
  private readonly code: string;

  constructor(page: readonly Program[]) {
    const programs = page.filter(({ language }) => language !== "bash");
    this.names = new Set([
      OWN_MESSAGE,
      ...readdirSync(fixturesFolder),
      ...programs.flatMap(({ title }) => title ?? []),
    ]);
    this.code = programs.map(({ code }) => code).join("\n");
  }

  /** A command makes a file. */
  make(name: string): void {
    this.names.add(name);
  }

  /** Is there that file? A program whose code names it as a text may have written it. */
  has(name: string): boolean {
    return this.names.has(name) || [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => this.code.includes(text));
  }

  /** Those words that name files which are not there. */
  diagnostics(words: readonly string[]): Diagnostic[] {
    return words
      .filter((word) => isPlainName(word) && !this.has(word))
      .map((word) => ({
        message: `There is no file ${word} on this page`,
        remedy: `Give the block that shows it this title, or make it first. ${suggest(word, [...this.names])}`,
      }));
  }
}
