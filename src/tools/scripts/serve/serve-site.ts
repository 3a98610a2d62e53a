import { existsSync } from "node:fs";

import { fail } from "../tools/fail";
import { startServer } from "./start-server";

const FOLDER = "public";

/** Serves the built site until stopped. Exits with advice if nothing is built or the port is taken. */
export const serveSite = async (port: string): Promise<void> => {
  if (!existsSync(`${FOLDER}/index.html`)) fail("Nothing is built yet: run `npm run build` first, or `npm start`.");
  const { origin } = await startServer(FOLDER, Number(port)).catch((error: NodeJS.ErrnoException) =>
    fail(error.code === "EADDRINUSE" ? `Port ${port} is taken: name another, as in PORT=9001.` : String(error)),
  );
  console.log(`Serving the site at ${origin} (Ctrl+C stops it).`);
};
