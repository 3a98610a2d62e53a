/** @jest-environment node */
import { loadedBelow } from "../test/node/loaded-below";
import { setEnv } from "../test/node/set-env";

const loadAddress = () => import("./address");

describe("addresses and routes", () => {
  it.each([
    ["", "/docs/intro/", "/docs/intro/"],
    ["/docs-site", "/docs/intro/", "/docs-site/docs/intro/"],
    // Also the name of one of the site's folders: having the prefix doesn't make it an address.
    ["/docs", "/docs/intro/", "/docs/docs/intro/"],
  ])("below %j the route %s is at %s", async (prefix, route, address) => {
    const { toAddress, toRoute } = await loadedBelow(prefix, loadAddress);
    expect(toAddress(route)).toBe(address);
    expect(toRoute(address)).toBe(route);
  });

  it("recognizes another site on the same host", async () => {
    const { isOwnAddress, toRoute } = await loadedBelow("/docs-site", loadAddress);
    expect(["/docs-site/", "/docs-site/docs/"].filter(isOwnAddress)).toHaveLength(2);
    expect(["/", "/docs/", "/docs-sites/", "/docs-site"].filter(isOwnAddress)).toEqual([]);
    expect(toRoute("/other/page/")).toBe("/other/page/");
  });

  it("has no prefix in develop, whatever a build uses", async () => {
    setEnv({ NODE_ENV: "development" });
    const { pathPrefix, toAddress } = await loadedBelow("/docs-site", loadAddress);
    expect([pathPrefix, toAddress("/docs/")]).toEqual(["", "/docs/"]);
  });
});
