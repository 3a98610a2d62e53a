/** Red, green and blue of a six-digit colour. */
const channels = (hex: string): number[] => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** Relative luminance of a colour as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two six-digit colours as WCAG 2 defines it. */
export const contrast = (a: string, b: string): number => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Mixes a percentage of a six-digit colour into another, as `color-mix` does in sRGB. */
export const mix = (color: string, percent: number, ground: string): string => {
  const under = channels(ground);
  const mixed = channels(color).map((value, index) => (value * percent + under[index]! * (100 - percent)) / 100);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
};
