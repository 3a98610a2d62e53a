import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { createElement, type CSSProperties, type ReactNode } from "react";
import type { Font } from "satori";
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
const TEXT_WIDTH = pictureSize.width - 2 * MARGIN;

/** Gatsby bundles this file into a folder without packages. */
const project = createRequire(path.resolve("package.json"));

const fontFile = (name: string): Buffer => readFileSync(project.resolve(`@fontsource/${name}-normal.woff`));

const fonts = (): Font[] => [
  ...([400, 600] as const).flatMap((weight): Font[] => [
    { name: "text", weight, data: fontFile(`inter/files/inter-latin-${weight}`) },
    { name: "text-ext", weight, data: fontFile(`inter/files/inter-latin-ext-${weight}`) },
  ]),
  { name: "code", weight: 400, data: fontFile("jetbrains-mono/files/jetbrains-mono-latin-400") },
];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** Long titles are smaller, so that they need three lines at most. */
const titleSize = ({ length }: string): number => (length > 60 ? 54 : length > 32 ? 64 : 80);

const { change } = logoShape;

const marks = (x: number, y: number, scale: number, color: string, width: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"><path d="${logoShape.marks}"/>` +
  `<circle cx="${change.cx}" cy="${change.cy}" r="${change.r}" fill="${dark.accent}" stroke="none"/></g>`;

/** The two equal marks: large at the edge behind the text, small next to the name. */
const withMarks = (svg: string): string =>
  svg
    .replace(
      /<svg[^>]*>/,
      `$&<rect width="100%" height="100%" fill="${dark.paper}"/>${marks(930, 18, 11, dark.hairline, 1)}`,
    )
    .replace("</svg>", `${marks(MARGIN - 8, MARGIN - 11, 2.2, dark.ink, logoShape.stroke)}</svg>`);

const layout = ({ title, description, section, route }: Card) =>
  box(
    {
      flexDirection: "column",
      width: TEXT_WIDTH,
      height: pictureSize.height - 2 * MARGIN,
      margin: MARGIN,
      fontFamily: "text, text-ext",
      color: dark.ink,
    },
    box(
      { height: 32, alignItems: "center", fontSize: 30, fontWeight: 600, marginLeft: 60 },
      site.title,
      section && box({ fontFamily: "code", fontWeight: 400, color: dark.accent, marginLeft: 28 }, section),
    ),
    box(
      { width: TEXT_WIDTH, flexDirection: "column", flexGrow: 1, justifyContent: "flex-end" },
      box({ fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.14, letterSpacing: "-0.02em" }, title),
      box(
        { display: "block", lineClamp: 2, width: 960, marginTop: 24, fontSize: 30, lineHeight: 1.4, color: dark.muted },
        description,
      ),
    ),
    box(
      { fontFamily: "code", fontSize: 24, height: 28, marginTop: 36, color: dark.muted },
      new URL(site.url).host + toAddress(route),
    ),
  );

/** Packages that may change the picture when they're updated. */
const TOOLS = ["satori", "sharp", "@fontsource/inter", "@fontsource/jetbrains-mono"];

const versions = TOOLS.map(
  (name) => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version,
);

/** Returns a file name for a card's picture, which changes with everything it's drawn from. */
export const pictureDigest = (card: Card): string =>
  sha256(JSON.stringify([layout(card), withMarks("<svg></svg>"), png, versions]));

/** Makes a function that draws a card as a PNG of `pictureSize`; `onMissing` gets characters that the fonts lack. */
export const createCardPainter = async (
  onMissing: (characters: string, card: Card) => void,
): Promise<(card: Card) => Promise<Buffer>> => {
  const { default: satori } = await import("satori");
  const cardFonts = fonts();
  return async (card) => {
    const svg = await satori(layout(card), {
      ...pictureSize,
      fonts: cardFonts,
      loadAdditionalAsset: async (_, characters) => {
        onMissing(characters, card);
        return [];
      },
    });
    return sharp(Buffer.from(withMarks(svg)))
      .removeAlpha()
      .png(png)
      .toBuffer();
  };
};
