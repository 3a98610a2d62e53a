import { escapeHtml } from "../../../utils/text/escape-html";
import { paths } from "../../../utils/paths";
import { fillMarkPlaces } from "../../../mdx/code/mark-place";
import { changeStrings } from "../../../mdx/html/content-node";
import type { ContentNode } from "../../../mdx/html/content-node";
import { sampleMark } from "../../../sample-checks/sample-mark";
import type { SampleMark } from "../../../sample-checks/sample-mark";
import type { ReportedPage } from "../../../sample-checks/sample-report";
import type { ResolverContext } from "../../content/resolver";

const markHtml = ({ word, id, title }: SampleMark): string =>
  `<a class="mark" href="${paths.doc("verification")}#${id}" title="${escapeHtml(title)}">${word}</a>`;

const marksByName = (page: ReportedPage | null): Map<string, string> =>
  new Map(
    (page?.blocks ?? []).flatMap((block) => {
      const mark = sampleMark(block);
      return mark ? [[block.name, markHtml(mark)]] : [];
    }),
  );

const hasPlace = (content: readonly ContentNode[]): boolean => {
  let found = false;
  changeStrings(content, (html) =>
    fillMarkPlaces(html, () => {
      found = true;
      return "";
    }),
  );
  return found;
};

/** A page's content tree with a mark on each code block that the last check knows as it stands there now. */
export const resolveMarks = async (
  content: readonly ContentNode[],
  file: string,
  { nodeModel }: ResolverContext,
): Promise<readonly ContentNode[]> => {
  // A page that asks for a node that is not there would be made again with each new report.
  if (!hasPlace(content)) return content;
  const page = await nodeModel.findOne<ReportedPage>({
    type: "SamplePage",
    query: { filter: { file: { eq: file } } },
  });
  const marks = marksByName(page);
  return changeStrings(content, (html) => fillMarkPlaces(html, (name) => marks.get(name) ?? ""));
};
