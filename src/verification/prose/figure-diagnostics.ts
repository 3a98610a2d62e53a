import { ContentError } from "../../diagnostics/diagnostic";
import { figuresIn, markedFigures, saysWhy } from "./figures";
import type { NamesOf } from "./names/names-by-language";
import type { ProsePage } from "./read-page";
import { standsIn } from "./stands-in";

/** "100 000 bytes" as "100000 bytes". */
const ungrouped = (figure: string): string => figure.replace(/(\d)[ \u00a0](?=\d{3}(?!\d))/g, "$1");

/** Problems with the numbers with units in a page's text: each must come from data, or be marked with a reason. */
export const figureDiagnostics = ({ file, raw, texts }: ProsePage, namesOf: NamesOf): ContentError[] => {
  const marked = markedFigures(raw);
  const written = texts.flatMap((piece) => figuresIn(piece.text).map((figure) => ({ ...piece, figure })));
  const isKnown = (figure: string, languages: readonly string[]): boolean =>
    marked.some((mark) => standsIn(figure, mark)) || standsIn(ungrouped(figure), namesOf(languages).said);
  return [
    ...written
      .filter(({ figure, languages }) => !isKnown(figure, languages()))
      .map(
        ({ figure, line }) =>
          new ContentError(
            file,
            line,
            `"${figure}" is a number that nothing proves`,
            'Print it with <Default of="…" unit="…" />, add it to the symbol in content/toolkit, or mark it: {/* figures: ' +
              figure +
              " (why) */}",
          ),
      ),
    ...marked
      .filter((mark) => !saysWhy(mark))
      .map(
        (mark) =>
          new ContentError(file, 1, `The figure "${mark}" does not say why it stands there`, 'Write "(why)" behind it'),
      ),
    ...marked
      .filter((mark) => !written.some(({ figure }) => standsIn(figure, mark)))
      .map(
        (mark) =>
          new ContentError(file, 1, `The figure "${mark}" is marked, but the page does not have it`, "Remove the mark"),
      ),
  ];
};
