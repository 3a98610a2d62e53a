import { dataPaths } from "../../../config/content";
import { ContentError } from "../../../diagnostics/diagnostic";
import { parse } from "../../../mdx/read/parse";
import { currentErrors } from "../../../reference/errors/errors";
import { currentGlossary } from "../../../reference/glossary/glossary";
import { standardDiagnostics } from "./standard-diagnostics";

/** A text of an entry, which begins on a line of its file. */
interface EntryText {
  file: string;
  line: number;
  text: string;
}

const entryTexts = (): EntryText[] => [
  ...currentGlossary().terms.map(({ definition, line }) => ({ file: dataPaths().glossary, line, text: definition })),
  ...[...currentErrors().bySource].flatMap(([source, entries]) =>
    entries.flatMap(({ means, fix, line }) =>
      [means, fix].map((text) => ({ file: `${dataPaths().errors}/${source}.yaml`, line, text })),
    ),
  ),
];

/** Problems with what the glossary and the entries of errors say about the ERN standard, one line each. */
export const dataDiagnostics = (texts: readonly EntryText[] = entryTexts()): string[] =>
  texts.flatMap(({ file, line, text }) =>
    standardDiagnostics(parse(text, { file, lineOffset: line - 1 }), () => line).map(
      ({ message, remedy }) => new ContentError(file, line, message, remedy).message,
    ),
  );
