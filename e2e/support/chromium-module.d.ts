declare module "*/scripts/chromium.mjs" {
  export const findChromium: () => string | undefined;
}
