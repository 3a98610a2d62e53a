import { toAddress } from "../../../utils/address";
import { paths } from "../../../utils/paths";
import { escapeHtml } from "../../../utils/text/escape";
import { type SampleMark, sampleMark, sampleMarks } from "../../../verification/report/sample-mark";
import type { ReportedPage } from "../../../verification/report/sample-report";
import type { ResolverContext } from "../../content/node-builder";

const markHtml = ({ word, id, title }: SampleMark): string =>
  `<a class="mark" href="${toAddress(paths.doc("verification"))}#${id}" title="${escapeHtml(title)}">${word}</a>`;

const marksByDigest = ({ blocks }: ReportedPage): Map<string, string> =>
  new Map(
    blocks.map((block) => {
      const mark = sampleMark(block);
      return [block.digest, mark ? markHtml(mark) : ""];
    }),
  );

/** Prints the mark of each of a file's code blocks by its digest; blocks edited since the nodes were made are unchecked. */
export const markPrinter = (file: string, { nodeModel }: ResolverContext) => {
  const readPage = () =>
    nodeModel.findOne<ReportedPage>({ type: "SamplePage", query: { filter: { file: { eq: file } } } });
  let marks: Promise<Map<string, string> | null> | undefined;
  return async (digest: string): Promise<string> => {
    // Not before there is a block, because a page that queries a missing node would be rebuilt with each new one.
    marks ??= readPage().then((page) => page && marksByDigest(page));
    const known = await marks;
    // Pages of a released version were checked when it was released.
    return known ? (known.get(digest) ?? markHtml(sampleMarks.pending)) : "";
  };
};
