import { compileBody } from "../../../test/content/compile-body";

describe("<ErnNames>", () => {
  it("links to each element by area, and lists the names in Markdown", () => {
    const { content, markdown } = compileBody('<ErnNames kind="elements" />');
    expect(content.join("")).toMatch(
      /<h2 id="deals">Deals<a[^>]*><\/a><\/h2>\s*<ul class="links">.*href="\/docs\/ern\/elements\/UseType\/"/s,
    );
    expect(markdown).toMatch(/Deals.*`UseType`/s);
  });

  it("says which versions have a name that some lack", () => {
    const items = compileBody('<ErnNames kind="elements" />')
      .content.join("")
      .match(/<li>.*?<\/li>/g)!;
    const item = (name: string) => items.find((listItem) => listItem.includes(`>${name}</a>`));
    expect(item("ClipDetails")).toMatch(/<\/a> 4\.3, 4\.3\.2<\/li>$/);
    expect(item("DealTerms")).toMatch(/<\/a><\/li>$/);
  });

  it("links to each set of values", () => {
    expect(compileBody('<ErnNames kind="values" />').content.join("")).toContain(
      'href="/docs/ern/values/ReleaseType/"',
    );
  });
});
