import serveValidator from "./edge-functions/serve-validator";

describe("the edge function for the validator", () => {
  it("gives the script of the validator's worker as it is, with a policy of its own", async () => {
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

  it("leaves a missing script missing", async () => {
    const next = async (): Promise<Response> => new Response("", { status: 404 });
    const response = await serveValidator(new Request("https://example.org/validator-gone.js"), { next });
    expect(response.status).toBe(404);
  });
});
