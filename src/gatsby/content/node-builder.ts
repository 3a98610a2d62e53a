import type { Node } from "gatsby";

import type { PageFrontmatter } from "../../diagnostics/frontmatter";
import type { SearchSection } from "../../mdx/compile";

interface NodeQuery {
  type: string;
  query?: { filter?: Record<string, unknown>; sort?: Record<string, unknown> };
}

/** The part of Gatsby's resolver context that we use. */
export interface ResolverContext {
  nodeModel: {
    findOne<T>(query: NodeQuery): Promise<(T & Node) | null>;
    findAll<T>(query: NodeQuery): Promise<{ entries: Iterable<T & Node> }>;
  };
}

export type Resolve<Source> = (source: Source, args: unknown, context: ResolverContext) => unknown;

export type Resolvers<Source> = Record<string, { resolve: Resolve<Source> }>;

/** Number of lines before a file's body. */
export const lineOffsetOf = ({ raw, body }: Pick<ContentSource, "raw" | "body">): number =>
  raw.slice(0, raw.length - body.length).split("\n").length - 1;

/** Fields that all pages share, from validated frontmatter. */
export const toContentFields = (frontmatter: PageFrontmatter, source: ContentSource, path: string): ContentFields => ({
  title: frontmatter.title,
  description: frontmatter.description,
  path,
  file: source.file,
  lineOffset: lineOffsetOf(source),
  redirectFrom: frontmatter.redirectFrom,
  draft: frontmatter.draft,
  interactive: frontmatter.interactive,
  search: frontmatter.search,
  tocMinLevel: frontmatter.tocMinLevel,
  tocMaxLevel: frontmatter.tocMaxLevel,
  hideToc: frontmatter.hideToc,
  keywords: frontmatter.keywords,
  image: frontmatter.image ?? null,
});

/** What the search shows for each page, by node id. */
export type PageSections = ReadonlyMap<string, readonly SearchSection[]>;

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
