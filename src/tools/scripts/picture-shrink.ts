import { existsSync, readFileSync, writeFileSync } from "node:fs";

import sharp from "sharp";

import { largestPicture } from "../../config/picture-size";
import { fail } from "./tools/fail";

/** usage: npm run picture:shrink -- FILE …; makes pictures small enough for `content/`, in place and in their format */
const files = process.argv.slice(2);

/** Pixels a side; the column of text shows 760, twice as many on fine screens. */
const SIDES = [2000, 1520, 1000, 760];

const resize = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture).autoOrient().resize(side, side, { fit: "inside", withoutEnlargement: true }).toBuffer();

const shrink = async (file: string): Promise<void> => {
  const picture = readFileSync(file);
  for (const side of SIDES) {
    const smaller = await resize(picture, side);
    if (smaller.length > largestPicture.bytes) continue;
    writeFileSync(file, smaller);
    const { width, height } = await sharp(smaller).metadata();
    console.log(`${file} has ${Math.ceil(smaller.length / 1000)} kB and ${width} × ${height} pixels.`);
    return;
  }
  fail(`${file} stays too large. Save it as JPEG or WebP.`);
};

const missing = files.find((file) => !existsSync(file));
if (files.length === 0) fail("Usage: npm run picture:shrink -- FILE …");
if (missing !== undefined) fail(`There is no file ${missing}.`);
void Promise.all(files.map(shrink)).catch(({ message }: Error) => fail(message));
