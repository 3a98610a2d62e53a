import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "./breakpoints";
import type { ClassNames } from "./class-names";

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const context = "html[data-navbar=hidden] .navbar:not(:focus-within) ~ .page &" as const;

const styles = {
  ".pager": {
    m: 0,
    lineHeight: 1.5,
    width: ["0.5rem", null, "1.5rem"],
    "& > .next.far span, .previous": { m: 0 },
    "a:is(.external, .internal)::after": { content: '".quoted"' },
    "> .sidebar-tree:not(.flat) > li": { "&[data-x]": { ".deep": { m: 0 } } },
    ".symbol[hidden]+.twin>b": { m: 0 },
    "@supports (width: 0.5px)": { ".supported": { m: 0 } },
    [media.mobile]: { ".narrow": { m: 0 } },
    [context]: { m: 0 },
    [`${media.noScript}, .served &` as const]: { m: 0 },
  },
} satisfies ThemeUIStyleObject;

type Expected =
  | "pager"
  | ("next" | "far" | "previous" | "external" | "internal" | "sidebar-tree" | "flat" | "deep" | "symbol" | "twin")
  | ("supported" | "narrow" | "navbar" | "page" | "served");

describe("the class names", () => {
  it("lists exactly the classes of the selectors, checked by the compiler", () => {
    const same: Same<ClassNames<typeof styles>, Expected> = true;
    expect(same && Object.keys(styles)).toEqual([".pager"]);
  });

  it("lists none if a key is any text", () => {
    const none: Same<ClassNames<{ [key: string]: { m: number } }>, never> = true;
    expect(none).toBe(true);
  });
});
