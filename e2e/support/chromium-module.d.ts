declare module "*/scripts/chromium.mjs" {
  export const chromiumArgs: string[];
  export const findChromium: () => string | undefined;
}
