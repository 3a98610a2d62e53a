import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns the number of pages in the project's built site in a folder, including those not generated. */
export const countPages = (folder: string): number =>
  readdirSync(path.join(folder, "public/page-data"), { recursive: true, encoding: "utf8" }).filter(
    (name) => path.basename(name) === "page-data.json",
  ).length;
