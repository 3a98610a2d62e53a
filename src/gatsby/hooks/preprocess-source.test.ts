import { preprocessSource } from "./preprocess-source";

const seen = (contents: string, filename = "src/x.tsx"): unknown =>
  preprocessSource!({ filename, contents } as never, {} as never, undefined as never);

describe("preprocessSource", () => {
  it.each([
    ["a query", 'import { graphql } from "gatsby";\nexport const query = graphql`{ a }`;\n'],
    ["a static image", '<StaticImage src="a.png" alt="" />\n'],
    ["a slice", '<Slice alias="a" />\n'],
    ["a server-rendered page", "export async function getServerData() {}\n"],
    ["the settings of a page", "export const config = () => ({ defer: true });\n"],
    ["the head of a page", "export const Head = () => null;\n"],
  ])("lets Gatsby parse a module with %s", (_, contents) => {
    expect(seen(contents)).toBeUndefined();
  });

  it("skips all others, whatever words they contain", () => {
    expect(seen('import { config, Slice } from "../config";\nexport const Header = config(Slice);\n')).toBe(";");
  });

  it("skips Gatsby's own command line", () => {
    expect(seen("graphql`{ a }`", "/site/node_modules/gatsby-cli/lib/index.js")).toBe(";");
  });
});
