import sharp from "sharp";

import { icons } from "../../../config/icons";
import { dark, light } from "../../../theme/colors";
import { logoShape } from "../../../utils/logo-shape";
import { type Output, writeFiles } from "../../registry/output";

const HEADER = 6;
const ENTRY = 16;

const toIco = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const start = HEADER + ENTRY * index;
    // 256 is written as 0.
    head.writeUInt8(size % 256, start);
    head.writeUInt8(size % 256, start + 1);
    head.writeUInt16LE(1, start + 4);
    head.writeUInt16LE(32, start + 6);
    head.writeUInt32LE(png.length, start + 8);
    head.writeUInt32LE(offset, start + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

interface Tile {
  /** Size of the logo in the middle of the tile, out of 24. */
  logo: number;
  radius: number;
}

const tileSvg = ({ logo, radius }: Tile): string => {
  const { marks, stroke, change } = logoShape;
  const scale = logo / 24;
  const place = `translate(${12 - 12 * scale} ${12 - 12 * scale}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="${light.accent}"/>` +
    `<g transform="${place}"><path d="${marks}" fill="none" stroke="${light.paper}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${change.cx}" cy="${change.cy}" r="${change.r}" fill="${dark.accent}"/></g></svg>`
  );
};

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

/** Icons made from the logo, for tabs, home screens and app lists. */
export const iconFiles: Output = {
  name: "icons",
  files: [icons.ico, icons.touch, icons.small, icons.large, icons.maskable],
  write: async (_args, folder) => {
    const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(small, size) })));
    await writeFiles(folder, {
      [icons.ico]: toIco(sizes),
      [icons.touch]: await png(whole.touch, 180),
      [icons.small]: await png(rounded, 192),
      [icons.large]: await png(rounded, 512),
      [icons.maskable]: await png(whole.maskable, 512),
    });
  },
};
