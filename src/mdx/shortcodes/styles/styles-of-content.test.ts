import { stylesheet } from "../../../components/stylesheet";
import { shortcodeStyles } from "./index";
import { stylesOfContent } from "./styles-of-content";
import { shortcodeStylesheets } from "./shortcode-stylesheets";

describe("stylesOfContent", () => {
  it("brings the styles of a word alone, and the pages without it have none", () => {
    for (const { mark } of shortcodeStyles) {
      const css = shortcodeStylesheets.get(mark)!;
      const rule = /^[^}]*}/.exec(css)![0];
      expect(stylesheet).not.toContain(rule);
      expect(stylesOfContent([`<p>One</p><figure class="two ${mark}"></figure>`])).toEqual([css]);
      expect(stylesOfContent([{ component: "div", children: [{ component: mark }] }])).toEqual([css]);
      expect(stylesOfContent([{ component: "ul", props: { className: `${mark} three` } }])).toEqual([css]);
      expect(stylesOfContent([`<p class="not-${mark}">${mark}</p>`])).toEqual([]);
    }
  });

  it("names what the styles style", () => {
    const classes = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
    const strange = shortcodeStyles.filter(
      ({ mark }) => /^[a-z]/.test(mark) && !classes(shortcodeStylesheets.get(mark)!).includes(mark),
    );
    expect(strange).toEqual([]);
  });

  it("gives the styles in the order of the cascade, each once", () => {
    const content = [
      '<ul class="cards"></ul><aside class="admonition note"></aside>',
      '<aside class="admonition"></aside>',
    ];
    expect(stylesOfContent(content)).toEqual(["admonition", "cards"].map((mark) => shortcodeStylesheets.get(mark)));
  });
});
