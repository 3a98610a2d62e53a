/** @jest-environment jsdom */
import { panels } from "../panels";
import { shownGroups, tabGroups } from "./tabs";

const tabNames = (groups: typeof tabGroups): string[] => groups.flatMap(({ tabs }) => tabs.map(({ name }) => name));

describe("the tabs", () => {
  it("have a view each, and every view has a tab", () => {
    expect(tabNames(tabGroups).sort()).toEqual(Object.keys(panels).sort());
  });

  it("include Files only while several files are open", () => {
    expect(tabNames(shownGroups(true))).toContain("files");
    expect(tabNames(shownGroups(false))).toHaveLength(Object.keys(panels).length - 1);
    expect(tabNames(shownGroups(false))).not.toContain("files");
  });
});
