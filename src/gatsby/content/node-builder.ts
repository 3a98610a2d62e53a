import type { Node } from "gatsby";

export type MdxNode = Node & { frontmatter: Record<string, unknown>; body: string };

/** A content file, as node builders get it. */
export interface ContentSource {
  frontmatter: Record<string, unknown>;
  /** The whole file. */
  raw: string;
  body: string;
  /** Relative to the content type's folder: "parser/overview.mdx". */
  relativePath: string;
  /** Relative to the project: "content/docs/parser/overview.mdx". */
  file: string;
}

/** Why a file's frontmatter is invalid. */
interface Fault {
  line: number;
  message: string;
  remedy: string;
}

/** What the compile pass needs to know about a file. */
export interface CompiledFields {
  /** In develop: the frontmatter is invalid, so the page shows this instead of its text. */
  fault?: Fault;
  /** Route of the page; null if the file isn't a page. */
  path: string | null;
  file: string;
  /** Number of lines before the body. */
  lineOffset: number;
  interactive: boolean;
  /** A picture next to the file. */
  image: string | null;
}

export type CompiledNode = Node & CompiledFields;

/** Fields that all pages written in MDX share. */
export interface ContentFields extends CompiledFields {
  title: string;
  description: string;
  path: string;
  /** Earlier routes, which redirect to the page. */
  redirectFrom: string[];
  draft: boolean;
  /** Can the search find the page? */
  search: boolean;
  tocMinLevel: number;
  tocMaxLevel: number;
  hideToc: boolean;
  keywords: string[];
}

export type ContentPageNode = Node & ContentFields;
