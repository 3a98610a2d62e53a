import { toRedirects } from "./to-redirects";

const redirects = toRedirects([{ from: "/docs/", to: "/docs/intro/" }]);

describe("toRedirects", () => {
  it("leads on with 301 on Netlify, though a page stands there", () => {
    expect(redirects.netlify).toBe("/docs/ /docs/intro/ 301!\n");
  });

  it("names the address with and without its slash where the host tells them apart", () => {
    expect(redirects.nginx).toContain('  "/docs/" "/docs/intro/";\n  "/docs" "/docs/intro/";\n');
    expect(redirects.caddy).toContain('@moved0 path "/docs/" "/docs"\n');
  });

  it("without redirects is still a map that nginx can ask", () => {
    expect(toRedirects([])).toEqual({ netlify: "", nginx: 'map $uri $site_redirect {\n  default "";\n}\n', caddy: "" });
  });
});
