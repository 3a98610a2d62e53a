import type { Content, PhrasingContent } from "mdast";

import { toDiagnostic } from "../../../diagnostics/diagnostic";
import { type ErrorEntry, type Errors, shownText } from "../../../reference/errors/errors";
import { paths } from "../../../utils/paths";
import { formatList } from "../../../utils/text/format-list";
import { code, fence, heading, paragraph, text } from "../../nodes/markdown-nodes";
import { parse } from "../../read/parse";
import type { Shortcode } from "../shortcode";

const printers = ({ from, also }: ErrorEntry): Content =>
  paragraph(
    text(`From ${formatList(from)}.`),
    ...also.flatMap((variant): PhrasingContent[] => [
      text(` From ${formatList(variant.from)}: `),
      code(shownText(variant.text)),
      text("."),
    ]),
  );

const codeBlock = (block: { language: string; code: string }): Content => fence(block.language, block.code.trimEnd());

const causeBlocks = ({ cause }: ErrorEntry): Content[] => [
  paragraph(text(cause.system === undefined ? "Caused by:" : `Caused on ${cause.system} by:`)),
  codeBlock(cause),
];

const PLAYGROUND = `The [playground](${paths.playground()}) offers a fix, and makes it unasked only if no value changes.`;

/** `<ErrorList from="libxml2" />`: the errors of a source, each below a heading with its text. */
export const errorList = (errors: () => Errors) =>
  ({
    name: "ErrorList",
    dependsOn: ["errors"],
    props: { from: { required: true } },
    missing: ({ from = "" }) => {
      const known = [...errors().bySource.keys()];
      return known.includes(from) ? undefined : toDiagnostic("errors-unknown", { from, known: known.join(", ") });
    },
    expand: (_node, { from = "" }) =>
      errors()
        .bySource.get(from)!
        .flatMap((entry) => {
          const prose = (markdown: string): Content[] =>
            parse(markdown, { file: `content/errors/${from}.yaml`, lineOffset: entry.line - 1 }).children;
          return [
            heading(3, code(shownText(entry.text)), entry.id),
            printers(entry),
            ...prose(entry.means),
            ...causeBlocks(entry),
            ...prose(entry.fix),
            ...(entry.fixed ? [codeBlock(entry.fixed)] : []),
            ...(entry.playgroundFixes ? prose(PLAYGROUND) : []),
          ];
        }),
  }) as const satisfies Shortcode;
