import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Code, Root } from "mdast";

import { fixturesFolder } from "../../config/content";
import { walk } from "../nodes/walk";
import { codeLanguages } from "./code-languages";
import { codeMeta } from "./code-meta";
import { isFileName } from "./is-file-name";
import { namesFile } from "./names-file";

interface Block {
  node: Code;
  language: string;
  title?: string;
  continues: boolean;
}

const toBlock = (node: Code): Block => {
  const { title, continues } = codeMeta(node.meta ?? "");
  return { node, language: codeLanguages.get(node.lang ?? "")?.id ?? node.lang ?? "", title, continues };
};

const digestOf = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 12);

const fixtures = (): string[] => (existsSync(fixturesFolder) ? readdirSync(fixturesFolder) : []);

/** Digests of the fixtures that the code names, because each program runs next to copies of them. */
const fixturesIn = (code: string): string[] =>
  fixtures()
    .filter((name) => code.includes(name))
    .map((name) => digestOf(readFileSync(path.join(fixturesFolder, name), "base64")));

/** The blocks of the same program: those that this block continues, and those that continue it. */
const programOf = (block: Block, page: readonly Block[]): Block[] => {
  const same = page.filter(({ language }) => language === block.language);
  const at = same.indexOf(block);
  const first = same.findLastIndex(({ continues }, index) => index <= at && !continues);
  const next = same.findIndex(({ continues }, index) => index > at && !continues);
  return same.slice(Math.max(first, 0), next < 0 ? undefined : next);
};

/** The page's files that a program names, directly or through others, and the commands that run it. */
const usedBy = (program: readonly Block[], page: readonly Block[]): Block[] => {
  const found = [...program];
  for (const { node } of found)
    found.push(...page.filter((other) => !found.includes(other) && namesFile(node.value, other.title)));
  const { title } = program[0]!;
  const runs = isFileName(title)
    ? page.filter(({ language, node }) => language === "bash" && node.value.includes(title))
    : [];
  return [...found.slice(program.length), ...runs];
};

/** The block right before an output, which produces it. */
const printed = (block: Block, page: readonly Block[]): Block | undefined =>
  block.language === "output" ? page[page.indexOf(block) - 1] : undefined;

const textOf = ({ node: { lang, meta, value } }: Block): unknown[] => [lang, meta, value];

const sampleDigestIn = (block: Block, page: readonly Block[]): string => {
  const program = programOf(printed(block, page) ?? block, page);
  const used = usedBy(program, page);
  const code = [...program, ...used].map(({ node }) => node.value).join("\n");
  return digestOf([textOf(block), program.map(textOf), used.map(textOf), fixturesIn(code)]);
};

/** The digest of a code block, once `digestSamples` has set it. */
export const sampleDigest = ({ data }: Code): string | undefined => data?.["sample"] as string | undefined;

/**
 * Sets a digest on each code block of a page, and returns the blocks. The digest changes with everything that the check
 * of the block depends on: its program, the page's files that the program names, and fixtures.
 */
export const digestSamples = (tree: Root): Code[] => {
  const page: Block[] = [];
  walk(tree, (node) => {
    if (node.type === "code") page.push(toBlock(node));
  });
  for (const block of page) block.node.data = { ...block.node.data, sample: sampleDigestIn(block, page) };
  return page.map(({ node }) => node);
};
