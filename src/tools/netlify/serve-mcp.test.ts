import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import serveMcp from "./functions/mcp";

/** Passes requests on as Netlify does. */
const listener = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, headers, body } = await serveMcp(
      new Request(`http://localhost${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      }),
    );
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
  };
  void answer();
});

describe("the function for assistants", () => {
  const client = new Client({ name: "test", version: "1" });
  const address = (): URL => new URL(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
  beforeAll(async () => {
    await new Promise<void>((resolve) => void listener.listen(0, "127.0.0.1", resolve));
    await client.connect(new StreamableHTTPClientTransport(address()));
  });
  afterAll(async () => {
    await client.close();
    listener.closeAllConnections();
    listener.close();
  });

  it("has the local server's tools, but for the one that needs the reader's files", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      "ern_changes ern_element ern_values explain_error list_symbols read_page read_symbol search".split(" "),
    );
  });

  it("answers a question", async () => {
    const { content } = await client.callTool({ name: "ern_element", arguments: { name: "Deal" } });
    expect((content as { text: string }[])[0]!.text).toContain("DealTerms");
    expect(await client.callTool({ name: "check_ern", arguments: { file: "/etc/hostname" } })).toMatchObject({
      isError: true,
    });
  });

  it("answers a request that isn't of the protocol with an error", async () => {
    expect((await fetch(address(), { method: "PUT" })).status).toBe(405);
    const text = await fetch(address(), { method: "POST", body: "x", headers: { "content-type": "text/plain" } });
    expect(text.status).toBeGreaterThanOrEqual(400);
  });
});
