import type { CreatePagesArgs, NodePluginArgs } from "gatsby";
import type { z } from "zod";

import type { ContentPlace } from "../locations/content-location";
import type { SearchKind } from "../../config/search-facets";
import type { SidebarItem } from "../../utils/sidebar";
import type { ContentTools } from "../content/content-tools";
import type { CompiledFields, ContentFields, ContentSource } from "../content/node-builder";
import type { ResolverContext, Resolvers } from "../content/resolver";

type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

/** What every content type says of itself; what it has not, it says too, so that nothing is forgotten. */
interface ContentTypeFacts {
  /** Name of its folder in src/gatsby/content-types, and of its source of files. */
  name: string;
  /** Type of its nodes. */
  type: string;
  /** Its types in the data layer. */
  schema: string;
  /** Fields of its nodes that are worked out when they are asked for. */
  resolvers(tools: ContentTools): Resolvers<never>;
  /** Makes its pages. */
  createPages(args: CreatePagesArgs): Promise<void>;
  /** Routes of its pages that no node has. */
  ownRoutes: readonly string[];
  /** What is wrong between its nodes and those of others; `lineOf` gives the line of a frontmatter key. */
  diagnostics(args: GetNodes, lineOf: (file: string, key: string) => number): string[];
  /** A sidebar beside its pages whose items come from its nodes. */
  sidebar: {
    name: string;
    label: string;
    heading: string;
    items(context: ResolverContext): Promise<SidebarItem[]>;
  } | null;
}

/** What the Markdown version of a page says of it, and its place among the others. */
export interface MarkdownFacts {
  /** Its place among the pages of its kind, the lowest first. */
  order: number;
  /** More of its front matter. */
  facts?: Readonly<Record<string, string>>;
}

/** What the site asks of a kind whose files are pages. */
interface PageFacts<Fields extends ContentFields> {
  /** Do lists, the search and the sitemap show the page? */
  isListed(page: Fields): boolean;
  /** Is it the page that search engines are to show, not an older version of one? */
  isCanonical(page: Fields): boolean;
  /** Do lists show the beginning of its text? */
  hasExcerpt: boolean;
  /** Time of its last change for the sitemap, given that of its file. */
  lastChange(page: Fields, lastUpdated: string | null): string | null;
  /** What the page belongs to, for its head, its picture, the search and lists of pages; null for a page of its own. */
  section(page: Fields): string | null;
  /** What its Markdown version says besides title, description and address, and where lists of Markdown versions have it. */
  markdownVersion(page: Fields): MarkdownFacts;
  /** What the search filters it by. */
  search(page: Fields): { kind: SearchKind; version: string | null };
}

/** A content type whose MDX files are a node each. */
export interface MdxContentType<Fields extends CompiledFields = CompiledFields> extends ContentTypeFacts, ContentPlace {
  frontmatter: z.ZodObject;
  /** Values that no frontmatter of it can do without, made of a name: they stand in for those that are refused in develop. */
  needed(name: string): Record<string, unknown>;
  /** Fields of the node of a file. Throws a ContentError that names file, line and remedy. */
  toFields(source: ContentSource): Fields & { type: string };
  /** null: its files are no pages, but what pages tell of. */
  page: PageFacts<Fields & ContentFields> | null;
}

/** A kind whose files are pages. */
export interface PageContentType extends MdxContentType {
  page: NonNullable<MdxContentType["page"]>;
}

/** A content type that is one YAML file with many nodes, each with its key and route. */
export interface YamlContentType extends ContentTypeFacts {
  file: string;
  /** What to say when there is no such file. */
  missing: string;
  /** Fields of all nodes. Throws a ContentError that names file, line and remedy. */
  toFields(raw: string): { key: string; path: string }[];
  /** A right file with the keys of one that was refused in develop. */
  rescue(raw: string): string;
}

/** A content type: all that is known of it. */
export type ContentType = MdxContentType | YamlContentType;
