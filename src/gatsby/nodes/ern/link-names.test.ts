import { linkErnNames } from "./link-names";

const withLinks = (html: string, path = "/docs/learn/deals/") => linkErnNames([html], path)[0];

describe("linkErnNames", () => {
  it("links the first mention of each element, also with places to break it", () => {
    expect(withLinks("<p><code>UseType</code> and <code>UseType</code>, <code>no-name</code></p>")).toBe(
      '<p><a class="ern-name" href="/docs/ern/elements/UseType/"><code>UseType</code></a> and <code>UseType</code>, <code>no-name</code></p>',
    );
    expect(withLinks("<code>SoundRecording<wbr>Edition</code>")).toContain(
      'href="/docs/ern/elements/SoundRecordingEdition/"',
    );
  });

  it.each([
    "<h2><code>UseType</code></h2>",
    '<a href="/docs/"><code>UseType</code></a>',
    "<code>Stream</code>",
    '<span id="_term-deal" role="tooltip">It has a <code>UseType</code>.</span>',
  ])("leaves %s as it is", (html) => {
    expect(withLinks(html)).toBe(html);
  });

  it("links a name after a tooltip", () => {
    const tip = '<span id="_term-deal" role="tooltip">It has a <code>UseType</code>.</span>';
    expect(withLinks(`${tip}</span> <code>UseType</code>`)).toContain(`${tip}</span> <a class="ern-name"`);
  });

  it("leaves names that are also types of the toolkit, but in Learn ERN", () => {
    const html = "<p><code>ValidityPeriod</code></p>";
    expect(withLinks(html, "/docs/learn/deals/")).not.toBe(html);
    expect(withLinks("<p><code>Release</code></p>", "/docs/api/models/release/")).toBe("<p><code>Release</code></p>");
    expect(withLinks(html, "/blog/welcome/")).toBe(html);
  });
});
