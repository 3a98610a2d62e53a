import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { createServer } from "./create-server";
import { tools } from "./tools";

// Standard output is reserved for the protocol: nothing else may be printed.
void createServer(tools).connect(new StdioServerTransport());
