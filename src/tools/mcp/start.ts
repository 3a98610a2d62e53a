import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { createServer } from "./create-server";

// Standard output is reserved for the protocol: nothing else may be printed.
void createServer().connect(new StdioServerTransport());
