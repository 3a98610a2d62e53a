import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import type { SampleFigurePart } from "../../../mdx/words/sample-figures";
import { sampleMark, sampleMarks } from "../../../sample-checks/sample-mark";
import type { ReportedBlock, ReportedPage } from "../../../sample-checks/sample-report";

/** A page as it is linked to. */
export interface LinkedPage {
  file: string;
  title: string;
  path: string;
}

export type BlockListPart = Exclude<SampleFigurePart, "run">;

interface PlacedBlock extends ReportedBlock {
  file: string;
  page?: LinkedPage;
}

interface Part {
  /** Why a block belongs to the part; undefined for one that does not. */
  reason(block: ReportedBlock): string | undefined;
  none: string;
}

const parts: Record<BlockListPart, Part> = {
  unchecked: {
    reason: (block) =>
      sampleMark(block) === sampleMarks.unchecked
        ? (block.unchecked ?? "no check here runs the code that prints it")
        : undefined,
    none: "There is no such block.",
  },
  skipped: {
    reason: ({ skipped }) => skipped,
    none: "Nothing was left out: the machine had all that the checks can use.",
  },
  recorded: {
    reason: ({ check, recorded }) => (check === "recorded" ? (recorded ?? "") : undefined),
    none: "There is no such output.",
  },
  wrong: { reason: ({ wrong }) => wrong, none: "There is no such block." },
};

const placeOf = ({ file, page, heading }: PlacedBlock): Element | string => {
  if (!page) return file;
  return heading ? h("a", { href: `${page.path}#${heading.id}` }, `${page.title}: ${heading.text}`) : pageLink(page);
};

const pageLink = ({ path, title }: LinkedPage): Element => h("a", { href: path }, title);

const itemOf = (block: PlacedBlock, reason: string): Element =>
  h("li", [placeOf(block), ` (${block.language}, line ${block.line} of the file): ${reason}`]);

/** Many blocks lack the same: one item for it, with the pages that they stand on. */
const sharedItem = (blocks: readonly PlacedBlock[], reason: string): Element => {
  const pages = [...new Map(blocks.map((block) => [block.file, block])).values()];
  const links = pages.flatMap(({ file, page }, index) => [index > 0 ? ", " : "", page ? pageLink(page) : file]);
  return h("li", [`${reason} Blocks: ${blocks.length}, on `, ...links, "."]);
};

/** Lists the blocks of a part of the report, each with its place and the reason. */
export const blockListHtml = (
  part: BlockListPart,
  reported: readonly ReportedPage[],
  linked: readonly LinkedPage[],
): string => {
  const { reason, none } = parts[part];
  const found = new Map<string, PlacedBlock[]>();
  for (const { file, blocks } of reported) {
    const page = linked.find((one) => one.file === file);
    for (const block of blocks) {
      const why = reason(block);
      if (why !== undefined) found.set(why, [...(found.get(why) ?? []), { ...block, file, page }]);
    }
  }
  if (found.size === 0) return toHtml(h("p", none));
  const items = [...found].flatMap(([why, blocks]) =>
    part === "skipped" ? [sharedItem(blocks, why)] : blocks.map((block) => itemOf(block, why)),
  );
  return toHtml(h("ul", items));
};
