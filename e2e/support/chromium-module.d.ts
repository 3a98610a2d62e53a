declare module "*/scripts/chromium.mjs" {
  export const chromiumArgs: string[];
  export const findChromium: () => string | undefined;
}

declare module "*/scripts/run.mjs" {
  export const toolPath: (packageName: string, command?: string) => string;
}
