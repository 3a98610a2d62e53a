import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Code, Root } from "mdast";

import { fixturesFolder } from "../../config/content";
import { fileLine, type Source } from "../../diagnostics/diagnostic";
import { shortDigest } from "../../diagnostics/sha256";
import { nodesOf } from "../nodes/walk";
import { addFacts, blockFacts } from "./block-facts";
import { codeLanguages } from "./code-languages";
import { parseCodeMeta } from "./code-meta";

/** Returns whether a block's title is a file name. */
export const isFileName = (title: string | undefined): title is string =>
  title !== undefined && /^[\w-]+(\.[\w-]+)+$/.test(title);

/** Returns whether the code names the file in a block's title, with its extension or, like imports, without it. */
const namesFile = (code: string, title: string | undefined): boolean =>
  isFileName(title) && code.includes(title.replace(/\.\w+$/, ""));

interface Block {
  node: Code;
  language: string;
  title?: string;
  continues: boolean;
}

const toBlock = (node: Code): Block => {
  const { title, continues } = parseCodeMeta(node.meta);
  return { node, language: codeLanguages.get(node.lang ?? "")?.id ?? node.lang ?? "", title, continues };
};

const DIGEST_LENGTH = 12;

/** Returns the names of the fixtures that the code names: a program runs next to copies of them. */
export const fixturesIn = (code: string): string[] =>
  existsSync(fixturesFolder) ? readdirSync(fixturesFolder).filter((name) => code.includes(name)) : [];

const digestFixture = (name: string): string =>
  shortDigest(readFileSync(path.join(fixturesFolder, name), "base64"), DIGEST_LENGTH);

/** Returns the blocks of the same program: those that this block continues, and those that continue it. */
const programOf = (block: Block, page: readonly Block[]): Block[] => {
  const same = page.filter(({ language }) => language === block.language);
  const position = same.indexOf(block);
  const first = same.findLastIndex(({ continues }, index) => index <= position && !continues);
  const next = same.findIndex(({ continues }, index) => index > position && !continues);
  return same.slice(Math.max(first, 0), next < 0 ? undefined : next);
};

/** Returns the page's files that a program names, directly or through others, and the commands that run it. */
const usedBy = (program: readonly Block[], page: readonly Block[]): Block[] => {
  const found = [...program];
  for (const { node } of found)
    found.push(...page.filter((candidate) => !found.includes(candidate) && namesFile(node.value, candidate.title)));
  const { title } = program[0]!;
  const runs = isFileName(title)
    ? page.filter(({ language, node }) => language === "bash" && node.value.includes(title))
    : [];
  return [...found.slice(program.length), ...runs];
};

/** Returns the block right before an output, which produces it. */
const findProducer = (block: Block, page: readonly Block[]): Block | undefined =>
  block.language === "output" ? page[page.indexOf(block) - 1] : undefined;

const fenceParts = ({ node: { lang, meta, value } }: Block): unknown[] => [lang, meta, value];

const sampleDigestIn = (block: Block, page: readonly Block[]): string => {
  const program = programOf(findProducer(block, page) ?? block, page);
  const used = usedBy(program, page);
  const code = [...program, ...used].map(({ node }) => node.value).join("\n");
  return shortDigest(
    [fenceParts(block), program.map(fenceParts), used.map(fenceParts), fixturesIn(code).map(digestFixture)],
    DIGEST_LENGTH,
  );
};

/** Gives code blocks of a page digests, which change with everything that their check depends on; returns the blocks. */
export const digestSamples = (tree: Root): Code[] => {
  const page = nodesOf(tree, "code").map(toBlock);
  for (const block of page) addFacts(block.node, { sample: sampleDigestIn(block, page) });
  return page.map(({ node }) => node);
};

/** What lists of code blocks show of a block. */
export interface PageSample {
  digest: string;
  /** Line of the code fence in the page's file. */
  line: number;
  heading?: { id: string; text: string };
  language: string;
  unchecked?: string;
  /** Why it's wrong on purpose. */
  wrong?: string;
  /** How and when an output was made that no check produces. */
  recorded?: string;
}

/** Returns what lists show of a page's code blocks, in reading order. */
export const pageSamples = (
  blocks: readonly Code[],
  source: Source,
  headings: readonly { id: string; text: string; line: number }[],
): PageSample[] =>
  blocks.map((node) => {
    const line = fileLine(node, source);
    const heading = headings.findLast((candidate) => candidate.line < line);
    const { unchecked, wrong, recorded } = parseCodeMeta(node.meta);
    return {
      digest: blockFacts(node).sample!,
      line,
      heading: heading && { id: heading.id, text: heading.text },
      language: node.lang ?? "text",
      unchecked,
      wrong,
      recorded,
    };
  });
