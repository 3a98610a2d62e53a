/** @jest-environment node */
import { loadedBelow } from "../../test/node/loaded-below";

const propsOf = async (type: "a" | "form" | "img" | "link", props: object, prefix = "/docs-site"): Promise<unknown> => {
  const { jsx } = await loadedBelow(prefix, () => import("./jsx-runtime"));
  return (jsx(type, props, "key") as { props: unknown }).props;
};

describe("the shim for the JSX runtime", () => {
  it.each([
    ["a", { href: "/docs/intro/?a=1#b", rel: "next" }, { href: "/docs-site/docs/intro/?a=1#b", rel: "next" }],
    ["link", { href: "/favicon.svg" }, { href: "/docs-site/favicon.svg" }],
    ["form", { action: "/search/" }, { action: "/docs-site/search/" }],
    ["a", { href: "#here" }, { href: "#here" }],
    ["a", { href: "https://example.org/" }, { href: "https://example.org/" }],
    ["a", { href: "//example.org/" }, { href: "//example.org/" }],
    ["a", { href: undefined }, { href: undefined }],
    // Gatsby's image URLs already have the prefix.
    ["img", { src: "/docs-site/static/a.png" }, { src: "/docs-site/static/a.png" }],
  ] as const)("prints <%s> with %j as %j", async (type, props, printed) => {
    expect(await propsOf(type, props)).toEqual(printed);
  });

  it("doesn't change the props of components", async () => {
    const { jsxs } = await loadedBelow("/docs-site", () => import("./jsx-runtime"));
    const Card = (): null => null;
    expect((jsxs(Card, { href: "/docs/" }) as { props: unknown }).props).toEqual({ href: "/docs/" });
  });
});
