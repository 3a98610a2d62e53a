import { listElements } from "./list-elements";
import { listValueSets } from "./list-value-sets";

const sets = new Map(listValueSets(listElements()).map((set) => [set.name, set]));

describe("listValueSets", () => {
  it("lists each set with the elements and attributes that use it", () => {
    expect(sets.get("UseType")?.users).toContain("UseType");
    expect([...sets.values()].flatMap(({ users }) => users)).toContain("PLine/@PLineType");
  });

  it("says in which versions a value is, and since when it's deprecated", () => {
    const values = new Map(sets.get("UseType")?.values.map((value) => [value.value, value]));
    expect(values.get("Stream")).toEqual({
      value: "Stream",
      versions: ["4.3.2", "4.3", "4.2", "4.1", "3.8.2"],
      deprecated: null,
      elsewhere: [],
    });
    const [documentary] = sets.get("RecordingFormat")!.values.filter(({ value }) => value === "Documentary");
    const codes = [{ set: "VideoType", value: "Documentary" }];
    expect(documentary).toMatchObject({
      versions: ["4.3.2", "4.3"],
      elsewhere: ["4.2", "4.1", "3.8.2"].map((version) => ({ version, codes })),
    });
    const all = [...sets.values()].flatMap((set) => set.values);
    expect(all.find(({ value, deprecated }) => value === "AN" && deprecated !== null)?.deprecated).toBe("2017-11");
  });
});
