import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";

import { icons } from "../../../config/icons";
import { light } from "../../../theme/colors";
import { logoShape } from "../../../utils/logo-shape";
import { collectInlineParts } from "../../documents/collect-inline-parts";
import { iconFiles } from "./output";

const folder = temporaryFolder();
const read = (address: string): Buffer => readFileSync(path.join(folder, address));
const manifest = JSON.parse(readFileSync("static/manifest.webmanifest", "utf8")) as {
  icons: { src: string; sizes: string; purpose?: string }[];
};

describe("iconFiles", () => {
  beforeAll(() => iconFiles.write({} as BuildArgs, folder, collectInlineParts()));

  it.each([
    [icons.touch, 180],
    [icons.small, 192],
    [icons.large, 512],
    [icons.maskable, 512],
  ])("draws %s as a PNG of %i pixels with the logo on its tile", async (address, size) => {
    const { width, height, format } = await sharp(read(address)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
    const { data } = await sharp(read(address)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number): string =>
      `#${data.subarray((y * size + x) * 4, (y * size + x) * 4 + 3).toString("hex")}`;
    expect(colorAt(size >> 1, size >> 3)).toBe(light.accent);
    expect(colorAt(size >> 1, size >> 1)).not.toBe(light.accent);
  });

  it("puts three PNGs into the tab icon at the positions in its entries", async () => {
    const ico = read(icons.ico);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const start = 6 + 16 * index;
      expect([ico.readUInt8(start), ico.readUInt8(start + 1)]).toEqual([size, size]);
      const [length, offset] = [ico.readUInt32LE(start + 8), ico.readUInt32LE(start + 12)];
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect({ width, format }).toEqual({ width: size, format: "png" });
    }
  });

  it("uses the same logo in the SVG, and lists the drawn files and their sizes in the manifest", async () => {
    expect(readFileSync(`static${icons.svg}`, "utf8")).toContain(`d="${logoShape.marks}"`);
    expect(manifest.icons.map(({ src }) => `/${src}`)).toEqual([icons.svg, icons.small, icons.large, icons.maskable]);
    for (const { src, sizes } of manifest.icons.slice(1)) {
      const { width } = await sharp(read(src)).metadata();
      expect(sizes).toBe(`${width}x${width}`);
    }
  });
});
