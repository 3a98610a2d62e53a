import { readdirSync } from "node:fs";
import path from "node:path";

import type { ThemeUIStyleObject } from "theme-ui";

import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { compileStyles } from "../theme/compile-styles";
import { stylesheet } from "./stylesheet";

const files = readdirSync("src", { recursive: true, encoding: "utf8" });

const exportsOf = async <Value>(file: string): Promise<[name: string, value: Value][]> =>
  Object.entries((await import(path.resolve("src", file))) as Record<string, Value>);

describe("the stylesheet", () => {
  it("includes every style object that isn't loaded on demand", async () => {
    const sheets = await Promise.all(files.filter((file) => /\bstylesheet\.ts$/.test(file)).map(exportsOf<string>));
    const css = [...sheets.flatMap((sheet) => sheet.map(([, text]) => text)), ...shortcodeStylesheets.values()].join(
      "",
    );
    const missing: string[] = [];
    for (const file of files.filter((name) => name.endsWith("-styles.ts") && !name.endsWith("compile-styles.ts")))
      for (const [name, styles] of await exportsOf<ThemeUIStyleObject>(file)) {
        // The playground's styles are nested in its page's class.
        const compiled = [styles, { ".playground": styles }].map((variant) => compileStyles([variant]));
        const firstRules = compiled.map((text) => /^.*?}/.exec(text)?.[0] ?? text);
        if (name.endsWith("Styles") && !firstRules.some((rule) => css.includes(rule)))
          missing.push(`${name} of src/${file}`);
      }
    expect(missing).toEqual([]);
  });

  it("uses a vendor prefix only for properties that browsers support in no other way", () => {
    const names = new Set(
      [stylesheet, ...shortcodeStylesheets.values()].join("").match(/(?<=[;{])-(?:webkit|ms|moz)-[a-z-]+(?=:)/g),
    );
    expect([...names].sort()).toEqual([
      "-webkit-box-decoration-break",
      "-webkit-print-color-adjust",
      "-webkit-text-size-adjust",
      "-webkit-user-select",
    ]);
    expect(stylesheet).toMatch(/-webkit-user-select:none;user-select:none[;}]/);
  });
});
