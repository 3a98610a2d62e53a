import { createHash } from "node:crypto";

import { currentDiagrams } from "../../diagrams/current-diagrams";
import { diagram } from "../../diagrams/words/diagram";
import { currentErrors } from "../../errors/current-errors";
import { errorList } from "../../errors/words/error-list";
import { currentGlossary } from "../../glossary/current-glossary";
import { glossaryList } from "../../glossary/words/glossary-list";
import { term } from "../../glossary/words/term";
import { markdownWords } from "../../mdx/words";
import { toWords } from "../../mdx/words/to-words";
import type { DependencyOf, Words } from "../../mdx/words/word";
import type { Toolkit } from "../../toolkit/toolkit";
import { typeReflections } from "../../toolkit/typedoc/type-reflections";
import { toolkitWords } from "../../toolkit/words";
import { findDoc } from "../places/find-doc";
import { routeOfDoc } from "../places/docs-place";
import { currentToolkit } from "./current-toolkit";

const listed = (toolkit: () => Toolkit) =>
  [
    ...markdownWords,
    diagram(currentDiagrams),
    term(currentGlossary, () => routeOfDoc("glossary")),
    glossaryList(currentGlossary, findDoc),
    errorList(currentErrors),
    ...toolkitWords(toolkit),
  ] as const;

/** All that authors may write, over this toolkit. */
export const siteWords = (toolkit: Toolkit): Words => toWords(listed(() => toolkit));

const digests: Readonly<Record<DependencyOf<ReturnType<typeof listed>[number]>, () => string>> = {
  toolkit: () => currentToolkit().digest,
  types: () => typeReflections().digest,
  diagrams: () => currentDiagrams().digest,
  errors: () => currentErrors().digest,
  glossary: () => {
    const { digest, terms } = currentGlossary();
    return createHash("sha1")
      .update(JSON.stringify([digest, terms.flatMap(({ usedIn }) => usedIn.map(findDoc))]))
      .digest("base64url");
  },
};

const dependent = listed(currentToolkit).flatMap((word) => ("dependsOn" in word ? [word] : []));

/** Changes with what the words in a page's text depend on; empty for a page that depends on nothing else. */
export const wordsDigest = (body: string): string => {
  const used = dependent.filter(({ name }) => body.includes(`<${name}`));
  return [...new Set(used.flatMap(({ dependsOn }) => dependsOn))].map((name) => digests[name]()).join();
};
