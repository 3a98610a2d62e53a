import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { site } from "../../config/site";
import { tools } from "./tools";

/** A server that answers assistants from the documentation. If it can't answer, the error explains what to do. */
const createServer = (): McpServer => {
  const server = new McpServer(
    { name: "ddex-suite-docs", title: `${site.title} documentation`, version: site.version },
    {
      instructions: `${site.description} Everything said is true of version ${site.version}; a symbol's status says what works.`,
    },
  );
  for (const { name, title, description, input, answer } of tools)
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      async (given: Record<string, unknown>) => ({ content: [{ type: "text", text: await answer(given) }] }),
    );
  return server;
};

// Standard output is reserved for the protocol: nothing else may be printed.
void createServer().connect(new StdioServerTransport());
