import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Docs pages by route, with the compressed bytes of their documents. */
export type Weights = ReadonlyMap<string, number>;

interface PageData {
  path: string;
  componentChunkName: string;
}

/** Weighs the documents of the pages that the docs' template prints, in the project's built site in a folder. */
export const weighPages = (folder: string): Weights => {
  const built = path.join(folder, "public");
  const files = readdirSync(path.join(built, "page-data"), { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(readFileSync(path.join(built, "page-data", name), "utf8")) as PageData)
    .filter(({ componentChunkName }) => componentChunkName.startsWith("component---src-templates-doc-tsx"));
  return new Map(
    pages.map(({ path: route }) => [route, gzipSync(readFileSync(path.join(built, route, "index.html"))).length]),
  );
};
