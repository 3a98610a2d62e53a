/** @jest-environment node */
import path from "node:path";

import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";

import type { ImageProps } from "../../mdx/nodes/slots";
import { fakeContent } from "../../test/content/fake-content";
import { fakeContext } from "../../test/gatsby/fake-node-model";
import { type ImageArgs, imageDiagnostics, imagePrinter, reduceAvifEffort, startImages } from "./resolve-images";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

describe("startImages", () => {
  it("requests a page's images immediately and leaves errors to the page's query", async () => {
    const absolutePath = `${process.cwd()}/content/docs/tree.png`;
    const fake = fakeContent({ overview: { body: "" } }, { File: [{ absolutePath }] });
    const start = startImages({ ...fake, pathPrefix: "" } as unknown as ImageArgs);
    const image = (src: string) => ({ image: { src, alt: "", line: 5 } });
    start([image("./gone.png")], fake.docs[0]!);
    start(["<p>a</p>", image("./tree.png")], fake.docs[0]!);
    // An unhandled rejection would end the run.
    await new Promise(setImmediate);
    expect(generateImageData).toHaveBeenCalledTimes(1);
  });
});

const noise = Buffer.from(Array.from({ length: 128 * 128 * 3 }, (_, index) => (index * index * 31) % 251));
const image = () => sharp(noise, { raw: { width: 128, height: 128, channels: 3 } });
const { avif } = sharp.prototype;

describe("lightAvif", () => {
  afterEach(() => void (sharp.prototype.avif = avif));

  it("makes AVIF with the given effort, or with little", async () => {
    const [little, more] = await Promise.all([2, 6].map((effort) => image().avif({ effort, quality: 50 }).toBuffer()));
    reduceAvifEffort();
    expect(await image().avif({ quality: 50 }).toBuffer()).toEqual(little);
    expect(await image().avif({ quality: 50, effort: 6 }).toBuffer()).toEqual(more);
    expect(little).not.toEqual(more);
  });
});

const exists = (file: string): boolean => file === "content/blog/welcome/card.png";
const diagnostics = (file: string, image: string | null): string[] =>
  imageDiagnostics([{ file, image }], exists, () => 7);

describe("imageDiagnostics", () => {
  it("accepts an image next to its text, or none", () => {
    expect(diagnostics("content/blog/welcome/index.mdx", "./card.png")).toEqual([]);
    expect(diagnostics("content/blog/hello.mdx", null)).toEqual([]);
  });

  it("reports file, line and fix for a missing image", () => {
    expect(diagnostics("content/blog/hello.mdx", "./card.png")).toEqual([
      'content/blog/hello.mdx:7: the image "./card.png" does not exist. Put the file next to the text, or correct its name',
    ]);
  });
});

describe("a page with images", () => {
  const generate = jest.mocked(generateImageData);
  const data = { layout: "constrained", width: 760, height: 400, images: { fallback: { src: "/tree.png" } } } as const;
  const image = { src: "./tree.png", alt: "A tree", title: "Tree", line: 12 };

  const print = (props: ImageProps): Promise<string> => {
    const file = { absolutePath: path.resolve("content/docs/parser/tree.png") };
    const fake = fakeContent({ "parser/overview": { body: "" } }, { File: [{ absolutePath: "/elsewhere.png" }, file] });
    return imagePrinter(fake.docs[0]!, { ...fake, pathPrefix: "" } as unknown as CreateResolversArgs)(props);
  };

  describe("imagePrinter", () => {
    beforeEach(() => generate.mockReset().mockResolvedValue(data));

    it("prints an image with its caption", async () => {
      expect(await print(image)).toMatch(
        /^<figure class="image">.*<img src="\/tree\.png" alt="A tree" width="760" height="400".*<figcaption>Tree<\/figcaption><\/figure>$/,
      );
    });

    it("requests the file next to the text, in modern formats", async () => {
      await print(image);
      expect(generate).toHaveBeenCalledTimes(1);
      expect(generate.mock.calls[0]![0]).toMatchObject({
        file: { absolutePath: path.resolve("content/docs/parser/tree.png") },
        args: { layout: "constrained", formats: expect.arrayContaining(["webp", "avif"]) },
      });
    });

    it("asks the query's model for the file, so that the query runs again when it changes", async () => {
      const file = { absolutePath: path.resolve("content/docs/parser/tree.png"), id: "found" };
      const { docs, ...fake } = fakeContent({ "parser/overview": { body: "" } });
      const args = { ...fake, pathPrefix: "" } as unknown as CreateResolversArgs;
      const html = await imagePrinter(docs[0]!, args, fakeContext({ File: [file] }))(image);
      expect(html).toContain('<img src="/tree.png"');
      expect(generate.mock.calls[0]![0].file).toMatchObject(file);
      await expect(imagePrinter(docs[0]!, args, fakeContext({}))(image)).rejects.toThrow("does not exist");
    });

    it("reports an image that doesn't exist, with its line", async () => {
      await expect(print({ ...image, src: "./gone.png" })).rejects.toThrow(
        new Error(
          'content/docs/parser/overview.mdx:12: the image "./gone.png" does not exist. Put the file next to the text, or correct its name',
        ),
      );
    });

    it("reports an image that can't be read", async () => {
      generate.mockResolvedValue(undefined);
      await expect(print(image)).rejects.toThrow(
        new Error(
          'content/docs/parser/overview.mdx:12: the image "./tree.png" cannot be read. Use a PNG, JPEG or WebP file',
        ),
      );
    });
  });
});
