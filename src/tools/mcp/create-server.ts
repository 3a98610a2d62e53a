import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

import { mcp } from "../../config/mcp";
import { site } from "../../config/site";
import { cursor, toPart } from "./to-part";
import type { Tool } from "./tools/tool";

/** Returns a server that answers assistants from the documentation. Its errors explain what to do. */
export const createServer = (tools: readonly Tool[]): McpServer => {
  const server = new McpServer(
    { name: mcp.name, title: mcp.title, version: site.version },
    {
      instructions: `${site.description} Everything said is true of version ${site.version}; a symbol's status says what works.`,
    },
  );
  for (const { name, title, description, input, answer } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: { ...input, cursor },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async ({ cursor: start, ...args }: Record<string, unknown> & { cursor?: number | undefined }) => ({
        content: [{ type: "text", text: toPart(await answer(args), start) }],
      }),
    );
  return server;
};
