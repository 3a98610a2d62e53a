import { stylesheet } from "../../../components/stylesheet";
import { markdownShortcodes } from "..";
import { bareStylesByMark } from "./bare-styles";
import { blockStylesByMark } from "./block-styles";
import { codeStylesByMark } from "./code-styles";
import { shortcodeStylesheets, stylesOf } from "./shortcode-stylesheets";

describe("stylesOf", () => {
  it("returns the styles of a shortcode, and none for pages without it", () => {
    for (const [mark, css] of shortcodeStylesheets) {
      const rule = /^[^}]*}/.exec(css)![0];
      expect(stylesheet).not.toContain(rule);
      expect(stylesOf(["two", mark])).toEqual([css]);
      expect(stylesOf([`not-${mark}`])).toEqual([]);
    }
  });

  it("has a stylesheet for each mark", () => {
    const ofShortcodes = markdownShortcodes.flatMap((entry) =>
      "styles" in entry ? Object.keys(entry.styles ?? {}) : [],
    );
    const marks = [
      "table",
      ...Object.keys(codeStylesByMark),
      ...ofShortcodes,
      ...Object.keys(blockStylesByMark),
      ...Object.keys(bareStylesByMark),
    ];
    expect(ofShortcodes).toEqual(expect.arrayContaining(["admonition", "cards", "ErrorFinder"]));
    expect([...shortcodeStylesheets.keys()]).toEqual([...new Set(marks)]);
    expect([...shortcodeStylesheets.values()]).not.toContain("");
  });

  it("marks elements that the styles apply to", () => {
    const classes = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
    const strange = [...shortcodeStylesheets].filter(
      ([mark, css]) => /^[a-z]/.test(mark) && !classes(css).includes(mark),
    );
    expect(strange).toEqual([]);
  });

  it("returns the styles in cascade order, each once", () => {
    const names = ["cards", "admonition", "note", "admonition"];
    expect(stylesOf(names)).toEqual(["cards", "admonition"].map((mark) => shortcodeStylesheets.get(mark)));
  });
});
