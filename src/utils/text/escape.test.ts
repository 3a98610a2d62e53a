import { escapeHtml } from "./escape";

describe("escapeHtml", () => {
  it("escapes HTML markup, each character once, and leaves other text unchanged", () => {
    expect(escapeHtml('<a href="x">R&D &amp; more</a>')).toBe(
      "&lt;a href=&quot;x&quot;&gt;R&amp;D &amp;amp; more&lt;/a&gt;",
    );
    expect(escapeHtml("It's ern:Release – 5 € {x}")).toBe("It's ern:Release – 5 € {x}");
  });
});
