import { currentDiagrams } from "../../diagrams/current-diagrams";
import { currentErrors } from "../../errors/current-errors";
import { toWords } from "../../mdx/words/to-words";
import type { DependencyOf, Words } from "../../mdx/words/word";
import type { Toolkit } from "../../toolkit/toolkit";
import { typeReflections } from "../../toolkit/typedoc/type-reflections";
import { vocabulary } from "../../vocabulary/vocabulary";
import { findDoc } from "../places/find-doc";
import { glossaryDigest } from "../places/glossary-digest";
import { currentToolkit } from "./current-toolkit";

const listed = (toolkit: () => Toolkit) => vocabulary(toolkit, findDoc);

/** All that authors may write, over this toolkit. */
export const siteWords = (toolkit: Toolkit): Words => toWords(listed(() => toolkit));

const digests: Readonly<Record<DependencyOf<ReturnType<typeof listed>[number]>, () => string>> = {
  toolkit: () => currentToolkit().digest,
  types: () => typeReflections().digest,
  diagrams: () => currentDiagrams().digest,
  errors: () => currentErrors().digest,
  glossary: glossaryDigest,
};

const dependent = listed(currentToolkit).flatMap((word) => ("dependsOn" in word ? [word] : []));

/** Changes with what the words in a page's text depend on; empty for a page that depends on nothing else. */
export const wordsDigest = (body: string): string => {
  const used = dependent.filter(({ name }) => body.includes(`<${name}`));
  return [...new Set(used.flatMap(({ dependsOn }) => dependsOn))].map((name) => digests[name]()).join();
};
