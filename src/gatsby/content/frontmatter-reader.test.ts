import { shareFrontmatterReader } from "../hooks/on-pre-bootstrap";

const readByPlugin = async (raw: string): Promise<object> => {
  const { parseFrontmatter } = (await import("gatsby-plugin-mdx/dist/frontmatter")) as {
    parseFrontmatter(digest: string, raw: string): object;
  };
  return parseFrontmatter("digest", raw);
};

describe("shareFrontmatterReader", () => {
  it("has gatsby-plugin-mdx read each text itself, and invalid YAML without an exception", async () => {
    const invalid = "---\ntitle: [What\n---\n\nText.\n";
    await expect(readByPlugin(invalid)).rejects.toThrow("flow collection");
    shareFrontmatterReader();
    expect(await readByPlugin(invalid)).toEqual({ frontmatter: {}, body: "\nText.\n", lineOffset: 3 });
    expect(await readByPlugin("---\ntitle: What\n---\n")).toEqual({
      frontmatter: { title: "What" },
      body: "",
      lineOffset: 3,
    });
  });
});
