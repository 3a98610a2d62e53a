import { writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { icons } from "../../../config/icons";
import { tileSvg } from "./tile-svg";
import { toIco } from "./to-ico";

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 24) })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const rounded = tileSvg({ logo: 18, radius: 5 });
/** Without rounded corners, for systems that cut them off, and with the logo inside the area that is always visible. */
const whole = { touch: tileSvg({ logo: 17, radius: 0 }), maskable: tileSvg({ logo: 14, radius: 0 }) };
/** Without a margin, because a tab has no room for one. */
const small = tileSvg({ logo: 20, radius: 4 });

/** Draws the logo for tabs, home screens and app lists. */
export const writeIcons = async (folder: string): Promise<void> => {
  const write = (address: string, content: Buffer): Promise<void> => writeFile(path.join(folder, address), content);
  const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(small, size) })));
  await write(icons.ico, toIco(sizes));
  await write(icons.touch, await png(whole.touch, 180));
  await write(icons.small, await png(rounded, 192));
  await write(icons.large, await png(rounded, 512));
  await write(icons.maskable, await png(whole.maskable, 512));
};
