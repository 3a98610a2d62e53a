import { panels } from "../panels";
import { allTabs } from "./tabs";

const tabNames = (hasFiles: boolean): string[] => allTabs(hasFiles).map(({ name }) => name);

describe("the tabs", () => {
  it("have a view each, and every view has a tab", () => {
    expect(tabNames(true).sort()).toEqual(Object.keys(panels).sort());
  });

  it("include Files only while several files are open", () => {
    expect(tabNames(false)).toHaveLength(Object.keys(panels).length - 1);
    expect(tabNames(false)).not.toContain("files");
  });

  it("begin with the views that always have one", () => {
    expect(tabNames(false).slice(0, 3)).toEqual(["checks", "structure", "changes"]);
  });
});
