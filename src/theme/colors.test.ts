import { dark, light } from "./colors";
import type { ColorName, ColorScheme } from "./colors";

/** Relative luminance of a colour as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Least contrast of each role on the grounds of the page. */
const required: Partial<Record<ColorName, number>> = {
  ink: 7,
  muted: 4.5,
  accent: 4.5,
  note: 4.5,
  tip: 4.5,
  info: 4.5,
  warning: 4.5,
  danger: 4.5,
  codeKeyword: 4.5,
  codeString: 4.5,
  codeNumber: 4.5,
  codeFunction: 4.5,
  codeType: 4.5,
  codeComment: 4.5,
  control: 3,
};

const notOnGround: readonly ColorName[] = ["paper", "raised", "hairline", "accentInk"];

it("reckons contrast as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("asks something of every role that is text or a border", () => {
  const asked = [...Object.keys(required), ...notOnGround].sort();
  expect(asked).toEqual(Object.keys(light).sort());
});

describe.each<[string, ColorScheme]>([
  ["light", light],
  ["dark", dark],
])("%s", (_name, scheme) => {
  const grounds = ["paper", "raised"] as const;

  it.each(Object.entries(required) as [ColorName, number][])("%s reaches %s:1 on paper and raised", (role, least) => {
    for (const ground of grounds) expect(contrast(scheme[role], scheme[ground])).toBeGreaterThanOrEqual(least);
  });

  it("accentInk reaches 4.5:1 on accent", () => {
    expect(contrast(scheme.accentInk, scheme.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it("has only six-digit colours", () => {
    expect(Object.values(scheme).filter((color: string) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });
});
