import sharp from "sharp";

import { lightAvif } from "./light-avif";

const noise = Buffer.from(Array.from({ length: 128 * 128 * 3 }, (_, at) => (at * at * 31) % 251));
const image = () => sharp(noise, { raw: { width: 128, height: 128, channels: 3 } });
const { avif } = sharp.prototype;

describe("lightAvif", () => {
  afterEach(() => void (sharp.prototype.avif = avif));

  it("makes AVIF with the given effort, or with little", async () => {
    const [little, more] = await Promise.all([2, 6].map((effort) => image().avif({ effort, quality: 50 }).toBuffer()));
    lightAvif();
    expect(await image().avif({ quality: 50 }).toBuffer()).toEqual(little);
    expect(await image().avif({ quality: 50, effort: 6 }).toBuffer()).toEqual(more);
    expect(little).not.toEqual(more);
  });
});
