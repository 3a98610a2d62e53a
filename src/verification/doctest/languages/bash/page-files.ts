import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../../config/content";
import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/diagnostic";
import type { Program } from "../../samples/sample";

/** Name of a reader's own message, if the page shows none. */
const OWN_MESSAGE = "message.xml";

/** Words that are file names without a folder, a variable or a wildcard. */
const isPlainName = (word: string): boolean => /^[\w.-]+\.\w+$/.test(word);

/** The files that exist when a page's commands run: fixtures, titled blocks, and what programs and commands create. */
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

  /** Records a file that a command creates. */
  make(name: string): void {
    this.names.add(name);
  }

  /** Does the file exist? A program that contains its name may have written it. */
  has(name: string): boolean {
    return this.names.has(name) || [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => this.code.includes(text));
  }

  /** Problems for words that name missing files. */
  diagnostics(words: readonly string[]): Diagnostic[] {
    return words
      .filter((word) => isPlainName(word) && !this.has(word))
      .map((word) => ({
        message: `There is no file ${word} on this page`,
        remedy: `Give the block that shows it this title, or make it first. ${suggest(word, [...this.names])}`,
      }));
  }
}
