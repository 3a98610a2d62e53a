import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { islands } from "./islands";

describe("islands", () => {
  it("include every component that a shortcode names, and no others", () => {
    const named = [...siteShortcodes(fakeToolkit).components.values()].flatMap(({ island }) => island ?? []);
    expect(Object.keys(islands).sort()).toEqual([...named].sort());
  });
});
