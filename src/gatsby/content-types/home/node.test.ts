import { ContentError } from "../../../diagnostics/content-error";
import { contentSource } from "../../../test/content/fixtures";
import { toHomePart } from "./node";

const source = (frontmatter: Record<string, unknown>) => contentSource(frontmatter, { relativePath: "samples.mdx" });

describe("toHomePart", () => {
  it("is known by its file's name, and is no page", () => {
    expect(toHomePart(source({ title: "Samples" }))).toMatchObject({ key: "samples", title: "Samples", path: null });
  });

  it("refuses a part without a name", () => {
    expect(() => toHomePart(source({}))).toThrow(ContentError);
  });
});
