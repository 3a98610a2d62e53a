import type { Kind, MdxKind, PageKind } from "../registry/kind";
import { authors } from "./authors/kind";
import { blog } from "./blog/kind";
import { docs } from "./docs/kind";
import { home } from "./home/kind";
import { pages } from "./pages/kind";
import { tags } from "./tags/kind";

/** Every kind of content; who needs kinds reads them here and names none. */
export const kinds: readonly Kind[] = [docs, pages, home, blog, authors, tags];

export const isMdxKind = (kind: Kind): kind is MdxKind => "folder" in kind;

/** Kinds whose files are a node each. */
export const mdxKinds: readonly MdxKind[] = kinds.filter(isMdxKind);

/** Kinds whose files are pages. */
export const pageKinds: readonly PageKind[] = mdxKinds.filter((kind): kind is PageKind => kind.page !== null);
