import type { CreatePagesArgs, Node } from "gatsby";
import type { z } from "zod";

import type { SearchKind } from "../../config/search-facets";
import type { Compiled } from "../../mdx/compile";
import type { ContentTree } from "../../mdx/nodes/slots";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import type { ContentNode } from "../../utils/content-node";
import type {
  CompiledFields,
  CompiledNode,
  ContentFields,
  ContentPageNode,
  ContentSource,
  GetNodes,
  Resolve,
  ResolverContext,
  Resolvers,
} from "../content/node-builder";
import type { ContentLocation } from "../locations/docs-location";
import type { NodeSidebar } from "./sidebar-node";

/** What a content type's resolvers can use. */
export interface ContentTools {
  fields: Resolvers<ContentPageNode>;
  /** Makes a resolver that takes a field from the compile pass's result. */
  compiled<Source extends CompiledNode>(
    pick: (compiled: Compiled, node: Source, context: ResolverContext) => unknown,
  ): Resolve<Source>;
  toolkit(): Toolkit;
  /** Route of a content file, given relative to another, or undefined if it isn't in a content folder. */
  resolveFile(from: string, relative: string): string | undefined;
  /** A content tree ready to print: with responsive HTML for images, and the styles of its shortcodes first. */
  toPrint(content: ContentTree, page: CompiledNode, context: ResolverContext): Promise<readonly ContentNode[]>;
}

/** What every content type declares; it leaves out what it does not have. */
interface ContentTypeFacts {
  /** Name of its folder in src/gatsby/content-types, and of its file source. */
  name: string;
  /** GraphQL type of its nodes; `schema.graphql` in its folder describes it. */
  type: string;
  /** Fields of its nodes that are computed when queried. */
  resolvers(tools: ContentTools): Resolvers<never>;
  /** Creates its pages that have no file of their own, such as lists. */
  createPages?(args: CreatePagesArgs): void;
  /** Routes of its pages that don't belong to a node. */
  ownRoutes?: readonly string[];
  /** Problems between its nodes and others; `lineOf` returns the line of a frontmatter key. */
  diagnostics?(args: GetNodes, lineOf: (file: string, key: string) => number): string[];
  /** A sidebar next to its pages, with items from its nodes. */
  sidebar?: NodeSidebar;
}

/** What a page's Markdown version says about it, and its position among the others. */
export interface MarkdownFacts {
  /** Position among the pages of its content type, lowest first. */
  order: number;
  facts?: Readonly<Record<string, string>>;
}

/** What the site needs from a content type whose files are pages. */
interface PageFacts<Fields extends ContentFields> {
  /** Name of the template in src/templates. */
  template: string;
  /** What the contexts of these pages have besides the ids of their nodes. */
  contexts?(pages: readonly (Fields & Pick<Node, "id">)[]): object[];
  /** Whether lists, the search and the sitemap show the page. */
  isListed(page: Fields): boolean;
  /** Search engines show this page, not another version of it. Default: true. */
  isCanonical?(page: Fields): boolean;
  /** Whether lists show the start of its text. */
  hasExcerpt?: boolean;
  /** Time of its last change for the sitemap; `lastUpdated` is that of its file, which is used if this is omitted. */
  lastChange?(page: Fields, lastUpdated: string | null): string | null;
  /** Section of the page, for its head, its social card, the search and lists of pages; null if it has none. */
  section(page: Fields): string | null;
  /** What its Markdown version contains besides title, description and URL, and its position in lists. */
  markdownVersion(page: Fields): MarkdownFacts;
  search(page: Fields): { kind: SearchKind; version: string | null };
}

/** A content type in which each MDX file is a node. */
export interface MdxContentType<Fields extends CompiledFields = CompiledFields>
  extends ContentTypeFacts, ContentLocation {
  frontmatter: z.ZodObject;
  /** Values for its required frontmatter, made from a name; in develop they replace invalid ones. */
  placeholderFrontmatter(name: string): Record<string, unknown>;
  /** Fields of a file's node. Throws a ContentError with file, line and fix. */
  toFields(source: ContentSource): Fields & { type: string };
  /** Omitted if its files aren't pages but part of pages. */
  page?: PageFacts<Fields & ContentFields>;
}

/** A content type whose files are pages. */
export interface PageContentType extends MdxContentType {
  page: NonNullable<MdxContentType["page"]>;
}

/** A content type that is one YAML file with many nodes, each with its key and route. */
export interface YamlContentType extends ContentTypeFacts {
  file: string;
  /** Message if the file is missing. */
  missing: string;
  /** Fields of all nodes. Throws a ContentError with file, line and fix. */
  toFields(raw: string): { key: string; path: string }[];
  /** In develop: a valid file with the keys of an invalid one. */
  fallbackYaml(raw: string): string;
}

export type ContentType = MdxContentType | YamlContentType;
