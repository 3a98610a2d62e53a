import serveValidator from "./edge-functions/serve-validator";

describe("the edge function for the validator", () => {
  it("serves the validator's worker script unchanged, with its own policy", async () => {
    const headers = { "content-security-policy": "default-src 'self'", "cache-control": "immutable" };
    const next = async (): Promise<Response> => new Response("run()", { headers });
    const response = await serveValidator(new Request("https://example.org/validator-0123abcd.js"), { next });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("run()");
    expect(response.headers.get("cache-control")).toBe("immutable");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'/,
    );
  });

  it("passes on a 404 for a missing script", async () => {
    const next = async (): Promise<Response> => new Response("", { status: 404 });
    const response = await serveValidator(new Request("https://example.org/validator-gone.js"), { next });
    expect(response.status).toBe(404);
  });
});
