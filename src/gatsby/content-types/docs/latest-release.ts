import type { SearchSection } from "../../../mdx/compile";

const VERSION = /^\d+\.\d+\.\d+$/;

/** Returns the first section whose heading is a version, with its first two paragraphs or items. */
export const latestRelease = (sections: readonly SearchSection[]) => {
  const section = sections.find(({ titles }) => VERSION.test(titles.at(-1) ?? ""));
  if (section === undefined) return null;
  return { version: section.titles.at(-1), id: section.id, text: section.text.split("\n").slice(0, 2).join(" ") };
};
