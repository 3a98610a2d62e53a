import type { SampleReport } from "../../../sample-checks/sample-report";
import { joinStrings } from "../../../mdx/html/content-node";
import type { ContentNode } from "../../../mdx/html/content-node";
import type { ResolverContext } from "../../content/resolver";
import { sampleFigures } from "../../../mdx/words/sample-figures";
import { figuresHtml } from "./figures-html";

/** A content tree with the figures of the sample report where its author asks for them; without a report, nothing. */
export const resolveFigures = async (
  content: readonly ContentNode[],
  context: ResolverContext,
): Promise<ContentNode[]> => {
  const resolve = async (node: ContentNode): Promise<ContentNode> => {
    if (typeof node === "string") return node;
    if (node.component !== sampleFigures.name)
      return node.children ? { ...node, children: await resolveFigures(node.children, context) } : node;
    const report = await context.nodeModel.findOne<SampleReport>({ type: "SampleReport" });
    return report ? figuresHtml(report) : "";
  };
  return joinStrings(await Promise.all(content.map(resolve)));
};
