import type { Node, NodePluginArgs } from "gatsby";
import { z } from "zod";

import { ContentError } from "../../diagnostics/diagnostic";
import { type PageFrontmatter, route } from "../../diagnostics/frontmatter";
import type { SearchSection } from "../../mdx/compile";

/** The part of a hook's arguments that reads nodes. */
export type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

/** What the compile pass needs of a hook's arguments. */
export type ContentArgs = Pick<NodePluginArgs, "cache" | "getNodesByType">;

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

/** Computes a field of a node when it is queried; a field with arguments gets them in one object. */
export type Resolve<Source, Args extends readonly unknown[] = []> = (
  source: Source,
  context: ResolverContext,
  ...args: Args
) => unknown;

export type Resolvers<Source, Args extends readonly unknown[] = []> = Record<string, Resolve<Source, Args>>;

/** Returns fields of a file that isn't a page but part of pages. */
export const toPartFields = ({ file, body, lineOffset }: ContentSource): CompiledFields => ({
  path: null,
  file,
  body,
  lineOffset,
  interactive: false,
  image: null,
});

/** Returns fields that all pages share, from validated frontmatter; fields of one content type override them. */
export const toContentFields = (frontmatter: PageFrontmatter, source: ContentSource, path: string): ContentFields => ({
  ...frontmatter,
  image: frontmatter.image ?? null,
  path,
  file: source.file,
  body: source.body,
  lineOffset: source.lineOffset,
});

/** The route of a page below that of all pages of its type, in frontmatter, with or without slashes around it. */
export const permalink = z
  .string()
  .transform((value) => value.replace(/^\/|\/$/g, ""))
  .pipe(route)
  .optional();

/** What the search shows for each page, by node id. */
export type PageSections = ReadonlyMap<string, readonly SearchSection[]>;

/** A content file, as node builders get it. */
export interface ContentSource {
  frontmatter: Record<string, unknown>;
  raw: string;
  body: string;
  /** Number of lines before the body. */
  lineOffset: number;
  relativePath: string;
  /** Relative to the project: "content/docs/parser/overview.mdx". */
  file: string;
}

/** What the compile pass needs to know about a file. */
export interface CompiledFields {
  /** The frontmatter is invalid: stops a build, and in develop the page shows this instead of its text. */
  fault?: { line: number; message: string; remedy: string };
  /** Route of the page; null if the file isn't a page. */
  path: string | null;
  file: string;
  /** The text below the frontmatter. */
  body: string;
  lineOffset: number;
  interactive: boolean;
  image: string | null;
}

export type CompiledNode = Node & CompiledFields;

/** Returns the error in a file's frontmatter, or undefined. */
export const findFrontmatterError = ({ file, fault }: CompiledFields): ContentError | undefined =>
  fault && new ContentError(file, fault.line, fault.message, fault.remedy);

/** Fields that all pages written in MDX share. */
export interface ContentFields
  extends CompiledFields, Omit<PageFrontmatter, "sidebarLabel" | "order" | "slug" | "interactive" | "image"> {
  path: string;
}

export type ContentPageNode = Node & ContentFields;
