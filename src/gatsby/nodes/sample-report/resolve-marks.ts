import { isDeepStrictEqual } from "node:util";

import { fillMarkPlaces } from "../../../mdx/code/code-block";
import { changeStrings, type ContentNode } from "../../../utils/content-node";
import { paths } from "../../../utils/paths";
import { escapeHtml } from "../../../utils/text/escape";
import { type SampleMark, sampleMark, sampleMarks } from "../../../verification/report/sample-mark";
import type { ReportedPage } from "../../../verification/report/sample-report";
import type { ResolverContext } from "../../content/node-builder";

const markHtml = ({ word, id, title }: SampleMark): string =>
  `<a class="mark" href="${paths.doc("verification")}#${id}" title="${escapeHtml(title)}">${word}</a>`;

const marksByDigest = ({ blocks }: ReportedPage): Map<string, string> =>
  new Map(
    blocks.map((block) => {
      const mark = sampleMark(block);
      return [block.digest, mark ? markHtml(mark) : ""];
    }),
  );

/**
 * Returns a page's content tree with a mark on each code block; blocks edited since the nodes were made are unchecked.
 */
export const resolveMarks = async (
  content: readonly ContentNode[],
  file: string,
  { nodeModel }: ResolverContext,
): Promise<readonly ContentNode[]> => {
  const without = changeStrings(content, (html) => fillMarkPlaces(html));
  // A page that queries a missing node would be rebuilt with each new one.
  if (isDeepStrictEqual(without, content)) return content;
  const page = await nodeModel.findOne<ReportedPage>({
    type: "SamplePage",
    query: { filter: { file: { eq: file } } },
  });
  // Pages of a released version were checked when it was released.
  if (!page) return without;
  const marks = marksByDigest(page);
  return changeStrings(content, (html) =>
    fillMarkPlaces(html, (digest) => marks.get(digest) ?? markHtml(sampleMarks.pending)),
  );
};
