import { imageHtml } from "./image-html";

const data = {
  width: 760,
  height: 400,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/a.avif 380w, /b.avif 760w", sizes: "(min-width: 760px) 760px, 100vw" },
      { type: "image/webp", srcSet: "/b.webp 760w", sizes: "100vw" },
    ],
    fallback: { src: "/b.png", srcSet: "/b.png 760w", sizes: "100vw" },
  },
};

describe("imageHtml", () => {
  it("is a picture in modern formats with a fixed size, inside a link to it", () => {
    expect(imageHtml(data, { alt: "A message tree" })).toBe(
      '<figure class="image"><a href="/b.png" class="image-zoom" aria-label="Enlarge image: A message tree"><picture>' +
        '<source type="image/avif" srcset="/a.avif 380w, /b.avif 760w" sizes="(min-width: 760px) 760px, 100vw">' +
        '<source type="image/webp" srcset="/b.webp 760w" sizes="100vw">' +
        '<img src="/b.png" srcset="/b.png 760w" sizes="100vw" alt="A message tree" width="760" height="400" loading="lazy" decoding="async">' +
        "</picture></a></figure>",
    );
  });

  it("shows its title below", () => {
    expect(imageHtml(data, { alt: "A", title: "Parts & <b>" })).toMatch(
      /<\/a><figcaption>Parts &amp; &lt;b&gt;<\/figcaption><\/figure>$/,
    );
  });

  it("loads immediately if it is early", () => {
    const html = imageHtml(data, { alt: "A", early: true });
    expect(html).toContain(' fetchpriority="high"');
    expect(html).not.toContain("loading=");
  });

  it("escapes its alternative text", () => {
    const html = imageHtml(data, { alt: 'The "ern" <tag>' });
    expect(html).toContain('alt="The &quot;ern&quot; &lt;tag&gt;"');
    expect(html).toContain('aria-label="Enlarge image: The &quot;ern&quot; &lt;tag&gt;"');
  });

  it("omits attributes that an image doesn't have", () => {
    const html = imageHtml({ width: 1, height: 2, images: { fallback: { src: "/x.svg" } } }, { alt: "A" });
    expect(html).toContain('<picture><img src="/x.svg" alt="A" width="1" height="2"');
  });
});
