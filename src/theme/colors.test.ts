import { readdirSync, readFileSync } from "node:fs";

import { stylesheet } from "../components/stylesheet";
import { contrast, mix } from "../test/browser/contrast";
import { type ColorName, type ColorScheme, dark, light } from "./colors";

/** Minimum contrast of each role on the plain backgrounds of the page, in light and in dark mode. */
const required: Partial<Record<ColorName, [inLight: number, inDark: number]>> = {
  ink: [7, 7],
  muted: [7, 7],
  accent: [4.5, 4.5],
  note: [4.5, 4.5],
  tip: [4.5, 4.5],
  info: [4.5, 4.5],
  warning: [4.5, 4.5],
  danger: [4.5, 4.5],
  codeKeyword: [4.5, 4.5],
  codeString: [4.5, 4.5],
  codeNumber: [4.5, 4.5],
  codeFunction: [4.5, 4.5],
  codeType: [4.5, 4.5],
  codeComment: [4.5, 4.5],
  control: [3, 3],
};

const notOnGround: readonly ColorName[] = ["paper", "raised", "hairline", "accentInk"];
const texts = (Object.keys(required) as ColorName[]).filter((role) => role !== "control");

interface Tint {
  /** Role of the colour, or "hue": the box's or badge's own. */
  role: ColorName | "hue";
  percent: number;
  /** The other colour in the mix: "transparent", or a role. */
  over: string;
}

const TINTED =
  /(?:bg|background(?:-color|Color)?): ?"?color-mix\(in srgb, ?var\(--(\w+)\) (\d+)%, ?(?:var\(--(\w+)\)|(\w+))\)/g;

/** Styles of the pages, and styles loaded with scripts. */
const written = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:-styles\.ts|stylesheet\.ts|-theme\.ts|\.css|shortcodes\/[\w-]+\.ts)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, "utf8"));

/** Every tint behind text, strongest last; text selected in pages, and marks with body text, don't count. */
const tints = [...[stylesheet, ...written].join("\n").matchAll(TINTED)]
  .map(([, role, percent, over, plain]): Tint => ({
    role: role as Tint["role"],
    percent: Number(percent),
    over: over ?? plain!,
  }))
  .filter(({ percent }) => percent < 20)
  .filter(
    (tint, index, all) => all.findIndex((candidate) => JSON.stringify(candidate) === JSON.stringify(tint)) === index,
  )
  .sort((a, b) => a.percent - b.percent);

const hues: readonly ColorName[] = ["note", "tip", "info", "warning", "danger"];

/** A tint's colours in a scheme. */
const groundsOf = ({ role, percent, over }: Tint, scheme: ColorScheme): string[] =>
  (role === "hue" ? hues : [role]).flatMap((name) =>
    (over === "transparent" ? (["paper", "raised"] as const) : [over as ColorName]).map((under) =>
      mix(scheme[name], percent, scheme[under]),
    ),
  );

it("computes contrast and mixtures as WCAG and browsers do", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(mix("#000000", 50, "#ffffff")).toBe("#808080");
  expect(mix("#ff0000", 25, "#0000ff")).toBe("#4000bf");
});

it("has a requirement for every role that is text or a border", () => {
  const asked = [...Object.keys(required), ...notOnGround].sort();
  expect(asked).toEqual(Object.keys(light).sort());
});

it("finds the tints behind text", () => {
  expect(tints).toContainEqual({ role: "hue", percent: 5, over: "paper" });
  expect(tints).toContainEqual({ role: "danger", percent: 12, over: "transparent" });
  expect(tints.map(({ role }) => role).filter((role) => role !== "hue" && !(role in light))).toEqual([]);
});

describe.each<[string, ColorScheme, 0 | 1]>([
  ["light", light, 0],
  ["dark", dark, 1],
])("%s", (_name, scheme, mode) => {
  it("has each role's contrast on paper and raised", () => {
    const low = (Object.keys(required) as ColorName[]).flatMap((role) =>
      (["paper", "raised"] as const)
        .map((ground) => ({ role, ground, has: contrast(scheme[role], scheme[ground]), needs: required[role]![mode] }))
        .filter(({ has, needs }) => has < needs),
    );
    expect(low).toEqual([]);
  });

  it("has 7:1 for body text and 4.5:1 for all other text on each tint", () => {
    const low = tints.flatMap((tint) =>
      groundsOf(tint, scheme).flatMap((ground) =>
        texts
          .map((role) => ({ tint, role, ground, has: contrast(scheme[role], ground) }))
          .filter(({ role, has }) => has < (role === "ink" ? 7 : 4.5)),
      ),
    );
    expect(low).toEqual([]);
  });

  it("has 4.5:1 for accentInk on accent", () => {
    expect(contrast(scheme.accentInk, scheme.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it("has 3:1 between links without an underline and ink, in light mode", () => {
    if (mode === 0) expect(contrast(scheme.accent, scheme.ink)).toBeGreaterThanOrEqual(3);
    else expect(contrast(scheme.accent, scheme.paper)).toBeGreaterThanOrEqual(7);
  });

  it("has only six-digit colours", () => {
    expect(Object.values(scheme).filter((color: string) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });
});

it("gives every border of the stylesheet a colour, because one without has that of the text", () => {
  const rules = [...stylesheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector,
    body,
  }));
  const bare = rules.filter(
    ({ body }) => /border[a-z-]*: ?\d+px solid(?:;|$)/.test(body) && !body.includes("border-color"),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(bare.map(({ selector }) => selector)).toEqual([]);
});
