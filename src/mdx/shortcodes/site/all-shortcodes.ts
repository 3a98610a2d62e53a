import { currentDiagrams } from "../../../reference/diagrams/diagram";
import { assistantLinks } from "./assistant-links";
import { diagram } from "./diagram";
import { currentErrors } from "../../../reference/errors/errors";
import { ernNames } from "./ern-names";
import { ernChanges } from "./ern-changes";
import { ernProfiles } from "./ern-profiles";
import { ernValidators } from "./ern-validators";
import { ernFact } from "./ern-fact";
import { errorList } from "./error-list";
import { currentGlossary } from "../../../reference/glossary/glossary";
import { glossaryList, term, type FindDoc } from "./glossary";
import { markdownShortcodes } from "..";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { typeReflections } from "../../../reference/toolkit/types/type-reflections";
import { toolkitShortcodes } from "../toolkit";

/** Every shortcode, with a toolkit and the data of a content root; `findDoc` finds the docs that shortcodes link to. */
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
