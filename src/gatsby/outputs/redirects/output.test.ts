import { toRedirects } from "./output";

const redirects = toRedirects([{ from: "/docs/", to: "/docs/intro/" }]);

describe("toRedirects", () => {
  it("lists the address with and without its trailing slash on hosts that distinguish them", () => {
    expect(redirects.nginx).toContain('  "/docs/" "/docs/intro/";\n  "/docs" "/docs/intro/";\n');
    expect(redirects.caddy).toContain('@moved0 path "/docs/" "/docs"\n');
  });

  it("is still a valid nginx map if there are no redirects", () => {
    expect(toRedirects([])).toEqual({ netlify: "", nginx: 'map $uri $site_redirect {\n  default "";\n}\n', caddy: "" });
  });
});
