/** @jest-environment node */
import { writeFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import sharp from "sharp";

import { largePictures, missingImages } from "./check-images";

const image = (src: string, line: number) => ({ image: { src, alt: "", line } });

describe("missingImages", () => {
  it("reports the images that aren't next to the text, also inside islands, with their lines", () => {
    const folder = temporaryFolder({ "tree.png": "" });
    const file = `${folder}/a.mdx`;
    const tabs = { component: "Tabs", children: ["<p>x</p>", image("./gone.png", 7), image("./tree.png", 8)] };
    expect(missingImages([image("./tree.png", 3), "<p>y</p>", tabs, image("./away.png", 9)], { file })).toEqual([
      `${file}:7: the image "./gone.png" does not exist. Put the file next to the text, or correct its name`,
      `${file}:9: the image "./away.png" does not exist. Put the file next to the text, or correct its name`,
    ]);
  });
});

describe("largePictures", () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#135" } }).png();

  it("reports the size of a picture that is too large, and the command that shrinks it", async () => {
    const folder = temporaryFolder({ "text.mdx": "x".repeat(2_000_001), "a/b.png": "" });
    await plain(4000, 30).toFile(`${folder}/wide.png`);
    expect(await largePictures(folder)).toEqual([]);
    await plain(30, 4001).toFile(`${folder}/a/b.png`);
    writeFileSync(`${folder}/heavy.png`, Buffer.concat([await plain(30, 40).toBuffer(), Buffer.alloc(2_000_000)]));
    const enough = "where 2 MB and 4,000 pixels a side are enough. Run npm run picture:shrink --";
    expect(await largePictures(folder)).toEqual([
      `${folder}/a/b.png: the picture has 0.0 MB and 30 × 4,001 pixels, ${enough} ${folder}/a/b.png`,
      `${folder}/heavy.png: the picture has 2.0 MB and 30 × 40 pixels, ${enough} ${folder}/heavy.png`,
    ]);
  });
});
