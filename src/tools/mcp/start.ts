import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { createServer } from "./create-server";

// Standard output belongs to the protocol: nothing else may be printed there.
void createServer().connect(new StdioServerTransport());
