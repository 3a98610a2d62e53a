import type { Kind, MdxKind, PageKind } from "../registry/content-type";
import { authors } from "./authors/content-type";
import { blog } from "./blog/content-type";
import { docs } from "./docs/content-type";
import { home } from "./home/content-type";
import { pages } from "./pages/content-type";
import { tags } from "./tags/content-type";

/** Every kind of content; who needs kinds reads them here and names none. */
export const kinds: readonly Kind[] = [docs, pages, home, blog, authors, tags];

export const isMdxKind = (kind: Kind): kind is MdxKind => "folder" in kind;

/** Kinds whose files are a node each. */
export const mdxKinds: readonly MdxKind[] = kinds.filter(isMdxKind);

/** Kinds whose files are pages. */
export const pageKinds: readonly PageKind[] = mdxKinds.filter((kind): kind is PageKind => kind.page !== null);
