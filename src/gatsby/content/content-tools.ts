import type { Compiled } from "../../mdx/compile";
import type { ContentNode } from "../../mdx/html/content-node";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import type { CompiledNode, ContentPageNode } from "./node-builder";
import type { Resolve, ResolverContext, Resolvers } from "./resolver";

/** What a content type's resolvers can use. */
export interface ContentTools {
  /** Resolvers for the fields of every page. */
  fields: Resolvers<ContentPageNode>;
  /** Makes a resolver that takes a field from the compile pass's result. */
  compiled<Source extends CompiledNode>(
    pick: (compiled: Compiled, node: Source, context: ResolverContext) => unknown,
  ): { resolve: Resolve<Source> };
  /** The current toolkit. */
  toolkit(): Toolkit;
  /** Route of a content file, given relative to another, or undefined if it isn't in a content folder. */
  resolveFile(from: string, relative: string): string | undefined;
  /** A content tree ready to print: with responsive HTML for images, and the styles of its shortcodes first. */
  toPrint(content: readonly ContentNode[], page: CompiledNode): Promise<readonly ContentNode[]>;
}
