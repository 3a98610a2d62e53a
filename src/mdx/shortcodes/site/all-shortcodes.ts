import { currentDiagrams } from "../../../reference/diagrams/diagram";
import { currentErrors } from "../../../reference/errors/errors";
import { currentGlossary } from "../../../reference/glossary/glossary";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { typeReflections } from "../../../reference/toolkit/types/type-reflections";
import { markdownShortcodes } from "..";
import { toolkitShortcodes } from "../toolkit";
import { assistantLinks } from "./assistant-links";
import { diagram } from "./diagram";
import { ernChanges } from "./ern-changes";
import { ernFact } from "./ern-fact";
import { ernNames } from "./ern-names";
import { ernProfiles } from "./ern-profiles";
import { ernValidators } from "./ern-validators";
import { errorList } from "./error-list";
import { type FindDoc, glossaryList, term } from "./glossary";

/** Returns every shortcode, with a toolkit and the data of a content root; `findDoc` finds docs that they link to. */
export const allShortcodes = (toolkit: () => Toolkit, findDoc: FindDoc, root?: string) =>
  [
    ...markdownShortcodes,
    diagram(() => currentDiagrams(root)),
    term(
      () => currentGlossary(root),
      () => findDoc("glossary").path,
    ),
    glossaryList(() => currentGlossary(root), findDoc),
    assistantLinks(),
    ernNames,
    ernChanges,
    ernProfiles,
    ernValidators,
    ernFact,
    errorList(() => currentErrors(root)),
    ...toolkitShortcodes(toolkit, () => typeReflections(root).reflections),
  ] as const;
