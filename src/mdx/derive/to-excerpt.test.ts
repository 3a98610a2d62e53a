import { compileBody } from "../../test/content/compile-body";

const post = (body: string, interactive = false) => {
  const { excerpt, truncated } = compileBody(body, {
    excerptOf: "/blog/post/",
    interactive,
    file: "content/blog/post.mdx",
  });
  return { excerpt, truncated };
};

it("contains everything before the marker, or the whole post if there is none", () => {
  expect(post("Before.\n\n{/* truncate */}\n\nAfter.")).toEqual({ excerpt: ["<p>Before.</p>"], truncated: true });
  expect(post("Before.\n\n{/*truncate*/}\n\nAfter.").truncated).toBe(true);
  expect(post("Before.\n\n{/* cut */}\n\nAfter.")).toEqual({
    excerpt: ["<p>Before.</p>\n<p>After.</p>"],
    truncated: false,
  });
});

it("fits a list: lower headings, no ids, and in-page links that lead to the page", () => {
  const { excerpt } = post("## Part\n\n### Detail\n\n[Up](#part) and [on](/docs/intro/#x)[^1]\n\n[^1]: Note.");
  const html = excerpt.join("");
  expect(html).toContain("<h3>Part</h3>");
  expect(html).toContain("<h4>Detail</h4>");
  expect(html).toContain('<a href="/blog/post/#part">Up</a>');
  expect(html).toContain('<a href="/docs/intro/#x">on</a>');
  expect(html).toContain('href="/blog/post/#user-content-fn-1"');
  expect(html).not.toMatch(/ id=|aria-describedby|class="anchor"/);
});

it("doesn't change the page's own tree", () => {
  const { content } = compileBody("## Part\n\n[Up](#part)", { excerptOf: "/blog/post/" });
  expect(content.join("")).toMatch(/<h2 id="part">Part<a class="anchor".*<a href="#part">Up<\/a>/s);
});

it("keeps the notes of a truncated post on its page", () => {
  const html = post("Text.[^1]\n\n{/* truncate */}\n\nMore.\n\n[^1]: The note.").excerpt.join("");
  expect(html).toContain('href="/blog/post/#user-content-fn-1"');
  expect(html).not.toContain("The note.");
});

it("keeps islands", () => {
  const { excerpt } = post("```bash npm2yarn\nnpm install x\n```\n\n{/* truncate */}");
  expect(excerpt).toMatchObject([{ component: "Tabs" }]);
});

describe("of an interactive post", () => {
  it("is the static part before the marker, without the imports", () => {
    const body = 'import { Counter } from "./counter";\n\nBefore.\n\n{/* truncate */}\n\n<Counter start={1} />';
    expect(post(body, true)).toEqual({ excerpt: ["<p>Before.</p>"], truncated: true });
  });

  it("is empty without a marker, and rejects code before one", () => {
    expect(post("Before {1 + 1}.", true)).toEqual({ excerpt: [], truncated: true });
    expect(() => post("Before.\n\n{1 + 1}\n\n{/* truncate */}", true)).toThrow(
      new Error(
        "content/blog/post.mdx:6: The expression {1 + 1} is not possible in a static page, but is before the truncate marker. Lists show what comes before it without its code: move it below the marker",
      ),
    );
  });
});

describe("a misplaced marker is reported with file, line and fix", () => {
  it("if it is inside a block, or the second one", () => {
    expect(() => post("A.\n\nText {/* truncate */} more.")).toThrow(
      new Error(
        "content/blog/post.mdx:6: the truncate marker is inside another block. Put it on its own line, with blank lines around it",
      ),
    );
    expect(() => post("A.\n\n{/* truncate */}\n\nB.\n\n{/* truncate */}")).toThrow(
      new Error("content/blog/post.mdx:10: there is a second truncate marker. Keep only the first"),
    );
  });
});

it("is empty for pages that aren't posts, where the comment has no meaning", () => {
  const { excerpt, truncated } = compileBody("A.\n\n{/* truncate */}\n\nB.\n\n{/* truncate */}");
  expect([excerpt, truncated]).toEqual([[], false]);
});
