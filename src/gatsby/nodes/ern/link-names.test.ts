import { linkErnNames } from "./link-names";

const link = (html: string, path = "/docs/learn/deals/") => linkErnNames([html], path)[0];

describe("linkErnNames", () => {
  it("links the first mention of each element, also with places to break it", () => {
    expect(link("<p><code>UseType</code> and <code>UseType</code>, <code>no-name</code></p>")).toBe(
      '<p><a class="ern-name" href="/docs/ern/elements/UseType/"><code>UseType</code></a> and <code>UseType</code>, <code>no-name</code></p>',
    );
    expect(link("<code>SoundRecording<wbr>Edition</code>")).toContain(
      'href="/docs/ern/elements/SoundRecordingEdition/"',
    );
  });

  it.each([
    "<h2><code>UseType</code></h2>",
    '<a href="/docs/"><code>UseType</code></a>',
    "<code>Stream</code>",
    '<span id="_term-deal" role="tooltip">It has a <code>UseType</code>.</span>',
  ])("leaves %s as it is", (html) => {
    expect(link(html)).toBe(html);
  });

  it("links a name after a tooltip", () => {
    const tip = '<span id="_term-deal" role="tooltip">It has a <code>UseType</code>.</span>';
    expect(link(`${tip}</span> <code>UseType</code>`)).toContain(`${tip}</span> <a class="ern-name"`);
  });

  it("leaves names that are also types of the toolkit, but in Learn ERN", () => {
    const html = "<p><code>ValidityPeriod</code></p>";
    expect(link(html, "/docs/learn/deals/")).not.toBe(html);
    expect(link("<p><code>Release</code></p>", "/docs/api/models/release/")).toBe("<p><code>Release</code></p>");
    expect(link(html, "/blog/welcome/")).toBe(html);
  });
});
