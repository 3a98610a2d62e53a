import { regionCode } from "./include-file";

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
  it("returns the dedented lines of a region, or a whole file, without region markers", () => {
    expect(regionCode(text, "load")).toBe("if (a) {\n  load();\n}\n\ndone();");
    expect(regionCode(text, "inner")).toBe("load();");
    expect(regionCode("<!-- #region a -->\r\n<A/>\r\n<!-- #endregion -->\r\n", undefined)).toBe("<A/>");
  });

  it("lists the existing regions, and reports one without an end", () => {
    expect(regionCode(text, "loads")).toMatchObject({ remedy: "Did you mean load? Known: load, inner, open." });
    expect(regionCode(text, "open")).toMatchObject({ message: 'the region "open" does not end' });
  });
});
