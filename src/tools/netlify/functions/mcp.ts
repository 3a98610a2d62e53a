import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";

import { createServer } from "../../mcp/create-server";
import { tools } from "../../mcp/tools";

/** Messages stay on their machine, and so do the files of this one: only `npm run mcp` checks them. */
const hosted = tools.filter(({ name }) => name !== "check_ern");

/** Answers a request of the Model Context Protocol over HTTP; each is complete in itself, so there are no sessions. */
const serveMcp = async (request: Request): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await createServer(hosted).connect(transport);
  return transport.handleRequest(request);
};

export default serveMcp;
