import type { ContentKind } from "../../config/content";
import { toAuthor } from "./authors/node";
import { toBlogPost } from "./blog/node";
import { toDoc } from "./docs/node";
import { toPage } from "./pages/node";
import type { NodeBuilder } from "../content/node-builder";

/** What makes the typed node of a content file, by the file's kind. */
export const nodeBuilders: Readonly<Record<ContentKind, NodeBuilder>> = {
  docs: toDoc,
  pages: toPage,
  blog: toBlogPost,
  authors: toAuthor,
};
