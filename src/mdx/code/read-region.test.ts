import { readRegion } from "./read-region";

const text = `import a from "a";

function f() {
  // #region load
  if (a) {
    // #region inner
    load();
    // #endregion inner
  }

  done();
  // #endregion load
}
# #region open
rest
`;

describe("readRegion", () => {
  it("gives the lines of a region at their left, without those of other regions' ends", () => {
    expect(readRegion(text, "load")).toBe("if (a) {\n  load();\n}\n\ndone();");
    expect(readRegion(text, "inner")).toBe("load();");
  });

  it("gives a whole file without its regions' ends", () => {
    expect(readRegion("<!-- #region a -->\r\n<A/>\r\n<!-- #endregion -->\r\n", undefined)).toBe("<A/>");
  });

  it("says which regions there are, and that one does not end", () => {
    expect(readRegion(text, "loads")).toMatchObject({ remedy: "Did you mean load? Known: load, inner, open." });
    expect(readRegion(text, "open")).toMatchObject({ message: 'the region "open" does not end' });
  });
});
