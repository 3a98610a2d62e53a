import { codeHtml } from "../../../test/content/code-html";
import { compileBody } from "../../../test/content/compile-body";
import { postHtml } from "./post-html";

const PAGE = "https://docs.example.org/blog/post/";
const html = (prose: string): string =>
  postHtml(
    `<!doctype html><html><body><h1>Title</h1><div class="prose">${prose}</div><footer>Foot</footer></body></html>`,
    PAGE,
  );

describe("postHtml", () => {
  it("contains only the text of the post, and reports which page has none", () => {
    expect(html("<div><p>Text &amp; more.</p></div>")).toBe("<div><p>Text &#x26; more.</p></div>");
    expect(() => postHtml("<p>Empty</p>", PAGE)).toThrow(`The page ${PAGE} has no text to put into the feeds.`);
  });

  it("has full URLs in links, images and their sources", () => {
    expect(html('<a href="/docs/intro/#x">a</a><a href="#part">b</a><a href="https://ddex.net/">c</a>')).toBe(
      `<a href="https://docs.example.org/docs/intro/#x">a</a><a href="${PAGE}#part">b</a><a href="https://ddex.net/">c</a>`,
    );
    expect(
      html('<picture><source srcset="/s/a.webp 380w, /s/b.webp 760w"><img src="/s/a.png" alt="A tree"></picture>'),
    ).toBe(
      '<picture><source srcset="https://docs.example.org/s/a.webp 380w, https://docs.example.org/s/b.webp 760w"><img src="https://docs.example.org/s/a.png" alt="A tree"></picture>',
    );
  });

  it("has no scripts, icons, buttons or links that only work on the page", () => {
    expect(
      html(
        '<h2 id="part">Part<a class="anchor" href="#part"></a></h2><figure class="code"><figcaption><span>Bash</span><a class="mark" href="/docs/verification/#ran">ran</a><a class="code-file" href="/samples/blog/a/ls.sh" download><svg></svg></a><button class="code-copy"><svg></svg></button></figcaption><pre tabindex="0"><code>ls</code></pre><div class="code-run"><button>Run</button><label>Run on your file<input type="file"></label></div></figure><script>x()</script>',
      ),
    ).toBe('<h2 id="part">Part</h2><figure><figcaption>Bash</figcaption><pre><code>ls</code></pre></figure>');
  });

  it("has terms without their definitions, and code blocks without the link to the playground", () => {
    const { content } = compileBody('A <Term of="deal">deal</Term> counts.');
    expect(html(content.join(""))).toBe(
      '<p>A <a href="https://docs.example.org/docs/glossary/#deal">deal</a> counts.</p>',
    );
    const message = codeHtml("<a/>", "xml", "", { playground: "/playground/?block=1" });
    expect(html(message)).toBe("<figure><figcaption>XML</figcaption><pre><code>&#x3C;a/></code></pre></figure>");
  });

  it("keeps an image whose link is removed", () => {
    expect(html('<a href="/a.png" class="image-zoom" aria-label="Enlarge"><img src="/a.png" alt="A"></a>')).toBe(
      '<img src="https://docs.example.org/a.png" alt="A">',
    );
  });

  it("shows all tab panels below each other with their names", () => {
    expect(
      html(
        '<div class="tabs"><div role="tablist"><button>npm</button></div><div role="tabpanel" data-label="npm"><p>a</p></div><div role="tabpanel" data-label="Yarn" hidden><p>b</p></div></div>',
      ),
    ).toBe("<div><div><p><strong>npm</strong></p><p>a</p></div><div><p><strong>Yarn</strong></p><p>b</p></div></div>");
  });
});
