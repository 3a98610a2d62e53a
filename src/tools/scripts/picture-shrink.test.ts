import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import sharp from "sharp";

import { largePictures } from "../../gatsby/images/check-images";
import { ownPackages } from "../../gatsby/own-packages";

const script = bundledScript("src/tools/scripts/picture-shrink.ts", ownPackages());
const run = (...args: string[]): string => execFileSync(process.execPath, [script, ...args], { encoding: "utf8" });
const failure = (...args: string[]): string =>
  spawnSync(process.execPath, [script, ...args], { encoding: "utf8" }).stderr.trim();

describe("npm run picture:shrink", () => {
  it("makes a picture small enough, in its format", async () => {
    const folder = temporaryFolder();
    const [wide, noisy] = [`${folder}/wide.png`, `${folder}/noisy.png`];
    await sharp({ create: { width: 4100, height: 41, channels: 3, background: "#135" } })
      .png()
      .toFile(wide);
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    await sharp({ create: { width: 1400, height: 1400, channels: 3, background: "#135", noise } })
      .png()
      .toFile(noisy);
    expect(await largePictures(folder)).toHaveLength(2);
    expect(run(wide, noisy)).toContain(`${wide} has 1 kB and 2000 × 20 pixels.`);
    expect(await largePictures(folder)).toEqual([]);
    expect((await sharp(readFileSync(noisy)).metadata()).format).toBe("png");
    expect(statSync(noisy).size).toBeGreaterThan(1_000_000);
  });

  it("reports what is wrong", () => {
    expect(failure()).toBe("Usage: npm run picture:shrink -- FILE …");
    expect(failure("gone.png")).toBe("There is no file gone.png.");
    expect(failure("package.json")).toBe("Input buffer contains unsupported image format");
  });
});
