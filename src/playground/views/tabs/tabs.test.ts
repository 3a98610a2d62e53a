/** @jest-environment jsdom */
import { panels } from "../panels";
import { shownGroups, tabGroups } from "./tabs";

const namesOf = (groups: typeof tabGroups): string[] => groups.flatMap(({ tabs }) => tabs.map(({ name }) => name));

describe("the tabs", () => {
  it("have a view each, and every view has a tab", () => {
    expect(namesOf(tabGroups).sort()).toEqual(Object.keys(panels).sort());
  });

  it("include Files only while several files are open", () => {
    expect(namesOf(shownGroups(true))).toContain("files");
    expect(namesOf(shownGroups(false))).toHaveLength(Object.keys(panels).length - 1);
    expect(namesOf(shownGroups(false))).not.toContain("files");
  });
});
