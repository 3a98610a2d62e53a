import { ernFolder, ernTables } from "../../config/content";
import { digestOf, filesIn, memoizeFiles } from "../../diagnostics/cached-files";
import { type DependencyOf, type Shortcodes, toShortcodes } from "../../mdx/shortcodes/shortcode";
import { allShortcodes } from "../../mdx/shortcodes/site/all-shortcodes";
import { currentDiagrams } from "../../reference/diagrams/diagram";
import { currentErrors } from "../../reference/errors/errors";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import { typeReflections } from "../../reference/toolkit/types/type-reflections";
import { currentToolkit } from "../locations/current-toolkit";
import { docFinder, glossaryDigest } from "../locations/doc-finder";
import { rootOfFile } from "../locations/docs-location";

const listShortcodes = (toolkit: () => Toolkit, root?: string) => allShortcodes(toolkit, docFinder(root), root);

/** Returns every shortcode, with the data of this toolkit. */
export const siteShortcodes = (toolkit: Toolkit): Shortcodes => toShortcodes(listShortcodes(() => toolkit));

/** Returns every shortcode for a file, with the data of the file's content root. */
export const shortcodesOf = (file: string): Shortcodes => {
  const root = rootOfFile(file);
  const toolkit = currentToolkit(root);
  return toShortcodes(listShortcodes(() => toolkit, root));
};

type Dependency = DependencyOf<ReturnType<typeof listShortcodes>[number]>;

const digests: Readonly<Record<Dependency, (root: string) => string>> = {
  toolkit: (root) => currentToolkit(root).digest,
  types: (root) => typeReflections(root).digest,
  diagrams: (root) => currentDiagrams(root).digest,
  errors: (root) => currentErrors(root).digest,
  glossary: glossaryDigest,
  ern: memoizeFiles(() => [ernFolder, ernTables].flatMap((folder) => filesIn(folder, ".json")), digestOf),
};

const dependent = listShortcodes(currentToolkit).flatMap((shortcode) => ("dependsOn" in shortcode ? [shortcode] : []));

/** Changes with what the shortcodes in a file's text depend on; empty if they depend on nothing else. */
export const shortcodesDigest = (body: string, file: string): string => {
  const used = dependent.filter(({ name }) => body.includes(`<${name}`));
  return [...new Set(used.flatMap(({ dependsOn }) => dependsOn))].map((name) => digests[name](rootOfFile(file))).join();
};
