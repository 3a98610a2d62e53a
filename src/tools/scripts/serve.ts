import { parseArgs } from "node:util";

import { serveSite } from "./serve/serve-site";

/** usage: serve.ts [--port 9000]; serves public/ like Netlify. */
const { values } = parseArgs({ options: { port: { type: "string", default: process.env.PORT ?? "9000" } } });

void serveSite(values.port);
