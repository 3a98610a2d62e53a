import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import sharp from "sharp";

import { pictureSize } from "../../../config/picture-size";
import { site } from "../../../config/site";
import { sha256 } from "../../../diagnostics/sha256";
import { dark } from "../../../theme/colors";
import { toAddress } from "../../../utils/address";
import { logoShape } from "../../../utils/logo-shape";

export interface Card {
  title: string;
  description: string;
  section: string | null;
  route: string;
}

/** Finding a palette would make the files smaller, but takes as long as all the rest. */
const png = { compressionLevel: 6, adaptiveFiltering: false };

const MARGIN = 80;

const { ink, muted, accent, paper, hairline } = dark;

/** The two equal marks: large at the edge behind the text, small next to the name. */
const MARKS = [
  { x: 930, y: 18, scale: 11, color: hairline, stroke: 1 },
  { x: MARGIN - 8, y: MARGIN - 11, scale: 2.2, color: ink, stroke: logoShape.stroke },
];

/** Characters that not all of the fonts have. */
const MISSING = /[^ -~\u00a0-\u00ac\u00ae-\u0131\u0134-\u0148\u014a-\u017f–—‘-‚“-„•…€™]/g;

/** Long titles are smaller, so that they need three lines at most. */
const titleSize = ({ length }: string): number => (length > 60 ? 54 : length > 32 ? 64 : 80);

/** The texts of a card: `y` is the first baseline, or of lines that go up the last; a section is next to the name. */
const layout = ({ title, description, section, route }: Card) => {
  const [size, address] = [titleSize(title), new URL(site.url).host + toAddress(route)];
  const line = { x: MARGIN, width: Infinity, step: 0, most: Infinity, spacing: 0 };
  const up = { width: pictureSize.width - 2 * MARGIN, step: -Math.round(1.14 * size), spacing: -0.02 * size };
  return [
    { ...line, text: site.title, font: "inter-600", size: 30, color: ink, x: 140, y: 107 },
    { ...line, text: section ?? "", font: "jetbrains-mono-400", size: 30, color: accent, x: 333, y: 106 },
    { ...line, ...up, text: title, font: "inter-600", size, color: ink, y: 374 - Math.round(0.15 * size) },
    { ...line, text: description, font: "inter-400", size: 30, color: muted, y: 434, width: 960, step: 42, most: 2 },
    { ...line, text: address, font: "jetbrains-mono-400", size: 24, color: muted, y: 546 },
  ];
};

/** Breaks a text after spaces, hyphens, dashes and slashes; the last line ends with an ellipsis if more would follow. */
export const toLines = (text: string, most: number, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const part of text.split(/(?<=\s)|(?<=\S[-–—/])(?=\p{L})/u)) {
    const line = (lines.pop() ?? "") + part;
    lines.push(...(line === part || fits(line.trimEnd()) ? [line] : [line.slice(0, -part.length), part]));
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!.trimEnd();
  while (!fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
};

/** Packages that may change the picture when they're updated. */
const TOOLS = ["@napi-rs/canvas", "sharp", "@fontsource/inter", "@fontsource/jetbrains-mono"];

const versions = TOOLS.map(
  (name) => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version,
);

/** Returns a file name for a card's picture, which changes with everything it's drawn from. */
export const pictureDigest = (card: Card): string =>
  sha256(JSON.stringify([layout(card), paper, accent, MARKS, logoShape, png, versions]));

/** Makes a function that draws a card as a PNG of `pictureSize`; `onMissing` gets characters that the fonts lack. */
export const createCardPainter = async (
  onMissing: (characters: string, card: Card) => void,
): Promise<(card: Card) => Promise<Buffer>> => {
  const { createCanvas, GlobalFonts, Path2D } = await import("@napi-rs/canvas");
  // Gatsby bundles this file into a folder without packages.
  const { resolve } = createRequire(path.resolve("package.json"));
  for (const name of ["inter-400", "inter-600", "jetbrains-mono-400"])
    for (const subset of ["latin", "latin-ext"]) {
      const file = resolve(`${name.replace(/(.+)-/, `@fontsource/$1/files/$1-${subset}-`)}-normal.woff`);
      if (!GlobalFonts.register(readFileSync(file), `${name}-${subset}`)) throw new Error(`${file} isn't a font.`);
    }
  const { width, height } = pictureSize;
  const context = createCanvas(width, height).getContext("2d");
  context.lineCap = context.lineJoin = "round";
  context.textRendering = "geometricPrecision";
  const { marks, change } = logoShape;
  return async (card) => {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    for (const { x, y, scale, color, stroke } of MARKS) {
      context.setTransform(scale, 0, 0, scale, x, y);
      context.strokeStyle = color;
      context.lineWidth = stroke;
      context.stroke(new Path2D(marks));
      context.fillStyle = accent;
      context.beginPath();
      context.arc(change.cx, change.cy, change.r, 0, 2 * Math.PI);
      context.fill();
    }
    context.resetTransform();
    for (const { text, font, size, color, x, y, width, step, most, spacing } of layout(card)) {
      context.font = `${size}px ${font}-latin, ${font}-latin-ext`;
      context.letterSpacing = `${spacing}px`;
      context.fillStyle = color;
      const lines = toLines(text, most, (line) => context.measureText(line).width <= width);
      if (step < 0) lines.reverse();
      lines.forEach((line, index) => context.fillText(line, x, y + index * step));
    }
    const missing = (card.title + card.description + (card.section ?? "")).match(MISSING);
    if (missing) onMissing([...new Set(missing)].join(""), card);
    return sharp(context.canvas.data(), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png(png)
      .toBuffer();
  };
};
