import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

import { startServer } from "./serve/start-server";
import { fail } from "./tools/fail";

/** usage: serve.ts [--port 9000]; serves public/ like Netlify, until stopped. */
const { port } = parseArgs({ options: { port: { type: "string", default: process.env.PORT ?? "9000" } } }).values;

if (!existsSync("public/index.html")) fail("Nothing is built yet: run `npm run build` first, or `npm start`.");

startServer("public", Number(port)).then(
  ({ origin }) => console.log(`Serving the site at ${origin} (Ctrl+C stops it).`),
  (error: NodeJS.ErrnoException) =>
    fail(error.code === "EADDRINUSE" ? `Port ${port} is in use. Name another one, as in PORT=9001.` : String(error)),
);
