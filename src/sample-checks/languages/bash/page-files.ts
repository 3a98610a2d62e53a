import { readdirSync } from "node:fs";

import type { Program } from "../../samples/sample";

const FIXTURES = "content/fixtures";

/** The files that there are when a page's commands run: fixtures, titled blocks, and what programs and commands make. */
export class PageFiles {
  private readonly names: Set<string>;
  private readonly code: string;

  constructor(page: readonly Program[]) {
    const programs = page.filter(({ language }) => language !== "bash");
    this.names = new Set([...readdirSync(FIXTURES), ...programs.flatMap(({ title }) => title ?? [])]);
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

  /** All that are there for certain, for remedies. */
  list(): string[] {
    return [...this.names];
  }
}
