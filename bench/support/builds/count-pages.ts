import { readdirSync } from "node:fs";
import path from "node:path";

/** Pages of the project's built site in a folder, those that were not generated too. */
export const countPages = (folder: string): number =>
  readdirSync(path.join(folder, "public/page-data"), { recursive: true, encoding: "utf8" }).filter(
    (name) => path.basename(name) === "page-data.json",
  ).length;
