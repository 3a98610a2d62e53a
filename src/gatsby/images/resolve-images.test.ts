import path from "node:path";

import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";

import { fakeContent } from "../../test/content/fake-content";
import type { ContentNode } from "../../mdx/html/content-node";
import { resolveImages } from "./resolve-images";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const generate = jest.mocked(generateImageData);
const data = { layout: "constrained", width: 760, height: 400, images: { fallback: { src: "/tree.png" } } } as const;
const image = { component: "Image", props: { src: "./tree.png", alt: "A tree", title: "Tree", line: 12 } };

const resolve = (content: ContentNode[]): Promise<ContentNode[]> => {
  const file = { absolutePath: path.resolve("content/docs/parser/tree.png") };
  const fake = fakeContent({ "parser/overview": { body: "" } }, { File: [{ absolutePath: "/elsewhere.png" }, file] });
  return resolveImages(content, fake.docs[0]!, { ...fake, pathPrefix: "" } as unknown as CreateResolversArgs);
};

describe("resolveImages", () => {
  beforeEach(() => generate.mockReset().mockResolvedValue(data));

  it("turns images into HTML, joined with the strings around them", async () => {
    const [html, ...rest] = await resolve(["<p>Before</p>", image, "<p>After</p>"]);
    expect(rest).toEqual([]);
    expect(html).toMatch(
      /^<p>Before<\/p><figure class="image">.*<img src="\/tree\.png" alt="A tree" width="760" height="400".*<figcaption>Tree<\/figcaption><\/figure><p>After<\/p>$/,
    );
  });

  it("requests the file next to the text, in modern formats", async () => {
    await resolve([image]);
    expect(generate).toHaveBeenCalledTimes(1);
    expect(generate.mock.calls[0]![0]).toMatchObject({
      file: { absolutePath: path.resolve("content/docs/parser/tree.png") },
      args: { layout: "constrained", formats: expect.arrayContaining(["webp", "avif"]) },
    });
  });

  it("finds images inside islands and keeps everything else", async () => {
    const tabs = { component: "Tabs", props: { groupId: "os" }, children: ["<p>x</p>", image] };
    const [resolved, other] = await resolve([tabs, { component: "hr" }]);
    expect(resolved).toEqual({ ...tabs, children: [expect.stringMatching(/^<p>x<\/p><figure/)] });
    expect(other).toEqual({ component: "hr" });
  });

  it("reports an image that doesn't exist, with its line", async () => {
    const missing = { ...image, props: { ...image.props, src: "./gone.png" } };
    await expect(resolve([missing])).rejects.toThrow(
      new Error(
        'content/docs/parser/overview.mdx:12: the image "./gone.png" does not exist. Put the file beside the text, or correct its name',
      ),
    );
  });

  it("reports an image that can't be read", async () => {
    generate.mockResolvedValue(undefined);
    await expect(resolve([image])).rejects.toThrow(
      new Error(
        'content/docs/parser/overview.mdx:12: the image "./tree.png" cannot be read. Use a PNG, JPEG or WebP file',
      ),
    );
  });
});
