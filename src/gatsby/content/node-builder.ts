import type { Node } from "gatsby";

export type MdxNode = Node & { frontmatter: Record<string, unknown>; body: string };

/** What a builder is given of a content file. */
export interface ContentSource {
  frontmatter: Record<string, unknown>;
  /** The whole file. */
  raw: string;
  body: string;
  /** Below the kind's folder: "parser/overview.mdx". */
  relativePath: string;
  /** Below the project: "content/docs/parser/overview.mdx". */
  file: string;
}

/** Why a file's frontmatter was refused. */
interface Fault {
  line: number;
  message: string;
  remedy: string;
}

/** What the compile pass must know of a file. */
export interface CompiledFields {
  /** In develop: the frontmatter was refused, so the page shows this instead of its text. */
  fault?: Fault;
  /** Route of the page; null for a file that is no page. */
  path: string | null;
  file: string;
  /** Lines of the file before its body. */
  lineOffset: number;
  interactive: boolean;
  /** A picture beside the file. */
  image: string | null;
}

export type CompiledNode = Node & CompiledFields;

/** What all pages written in MDX have in common. */
export interface ContentFields extends CompiledFields {
  title: string;
  description: string;
  path: string;
  /** Earlier routes, which lead to the page. */
  redirectFrom: string[];
  draft: boolean;
  /** Does the search find the page? */
  search: boolean;
  tocMinLevel: number;
  tocMaxLevel: number;
  hideToc: boolean;
  keywords: string[];
}

export type ContentPageNode = Node & ContentFields;
