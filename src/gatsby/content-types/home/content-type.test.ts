import { ContentError } from "../../../diagnostics/diagnostic";
import { contentSource } from "../../../test/content/fixtures";
import { toHomePart } from "./content-type";

const source = (frontmatter: Record<string, unknown>) => contentSource(frontmatter, { relativePath: "samples.mdx" });

describe("toHomePart", () => {
  it("takes its name from the file, isn't a page, and needs a title", () => {
    expect(toHomePart(source({ title: "Samples" }))).toMatchObject({ key: "samples", title: "Samples", path: null });
    expect(() => toHomePart(source({}))).toThrow(ContentError);
  });
});
