import type { Compiled } from "../../mdx/compile";
import type { ContentNode } from "../../mdx/html/content-node";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import type { CompiledNode, ContentPageNode } from "./node-builder";
import type { Resolve, ResolverContext, Resolvers } from "./resolver";

/** What the resolvers of a kind are made with. */
export interface ContentTools {
  /** Resolvers of the fields that all pages have. */
  fields: Resolvers<ContentPageNode>;
  /** Makes the resolver of a field from what the compile pass gives. */
  compiled<Source extends CompiledNode>(
    pick: (compiled: Compiled, node: Source, context: ResolverContext) => unknown,
  ): { resolve: Resolve<Source> };
  /** The toolkit as it is now. */
  toolkit(): Toolkit;
  /** Route of a content file named relative to another, or undefined when it lies in no content folder. */
  resolveFile(from: string, relative: string): string | undefined;
  /** A content tree as pages print it: its images are responsive HTML, and the styles of its words stand before it. */
  toPrint(content: readonly ContentNode[], page: CompiledNode): Promise<readonly ContentNode[]>;
}
