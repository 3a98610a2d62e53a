import type { ContentPageNode, GetNodes } from "../content/node-builder";
import type { ContentType, MdxContentType, PageContentType } from "../registry/content-type";
import { authors } from "./authors/content-type";
import { blog } from "./blog/content-type";
import { docs } from "./docs/content-type";
import { home } from "./home/content-type";
import { pages } from "./pages/content-type";
import { tags } from "./tags/content-type";

/** Every content type. Other code uses this list and names no content type itself. */
export const contentTypes: readonly ContentType[] = [docs, pages, home, blog, authors, tags];

/** Returns whether a content type's files are MDX in a folder; the others are one YAML file. */
export const isMdxContentType = (contentType: ContentType): contentType is MdxContentType => "folder" in contentType;

/** Content types in which each file is a node. */
export const mdxContentTypes: readonly MdxContentType[] = contentTypes.filter(isMdxContentType);

/** Returns content types whose files are pages. */
export const isPageContentType = (contentType: ContentType): contentType is PageContentType =>
  isMdxContentType(contentType) && contentType.page !== undefined;

export const pageContentTypes: readonly PageContentType[] = contentTypes.filter(isPageContentType);

/** Returns the nodes of all pages, each with what its content type knows of it. */
export const pagesOf = ({ getNodesByType }: GetNodes): { node: ContentPageNode; page: PageContentType["page"] }[] =>
  pageContentTypes.flatMap(({ type, page }) =>
    (getNodesByType(type) as ContentPageNode[]).map((node) => ({ node, page })),
  );
