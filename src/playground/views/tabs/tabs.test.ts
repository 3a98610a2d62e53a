/** @jest-environment jsdom */
import { panels } from "../panels";
import { shownGroups, tabGroups } from "./tabs";

const namesOf = (groups: typeof tabGroups): string[] => groups.flatMap(({ tabs }) => tabs.map(({ name }) => name));

describe("the tabs", () => {
  it("have a view each, and every view has a tab", () => {
    expect(namesOf(tabGroups).sort()).toEqual(panels.map(({ name }) => name).sort());
  });

  it("include Files only while several files are open", () => {
    const ofFiles = panels.filter(({ isOfFiles }) => isOfFiles).map(({ name }) => name);
    expect(namesOf(shownGroups(true))).toEqual(expect.arrayContaining(ofFiles));
    expect(namesOf(shownGroups(false))).toHaveLength(panels.length - ofFiles.length);
    expect(namesOf(shownGroups(false))).not.toEqual(expect.arrayContaining(ofFiles));
  });
});
