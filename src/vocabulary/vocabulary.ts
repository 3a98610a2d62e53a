import { currentDiagrams } from "../diagrams/current-diagrams";
import { diagram } from "../diagrams/words/diagram";
import { currentErrors } from "../errors/current-errors";
import { errorList } from "../errors/words/error-list";
import { currentGlossary } from "../glossary/current-glossary";
import { glossaryList } from "../glossary/words/glossary-list";
import type { FindDoc } from "../glossary/words/glossary-list";
import { term } from "../glossary/words/term";
import { markdownWords } from "../mdx/words";
import type { Toolkit } from "../toolkit/toolkit";
import { typeReflections } from "../toolkit/typedoc/type-reflections";
import { toolkitWords } from "../toolkit/words";

/** All that authors may write, over a toolkit and the data of a root; `findDoc` is asked where docs are that words link to. */
export const vocabulary = (toolkit: () => Toolkit, findDoc: FindDoc, root?: string) =>
  [
    ...markdownWords,
    diagram(() => currentDiagrams(root)),
    term(
      () => currentGlossary(root),
      () => findDoc("glossary").path,
    ),
    glossaryList(() => currentGlossary(root), findDoc),
    errorList(() => currentErrors(root)),
    ...toolkitWords(toolkit, () => typeReflections(root).reflections),
  ] as const;
