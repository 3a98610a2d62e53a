import { readFileSync } from "node:fs";

import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { idOfFile } from "../../utils/paths";
import type { ContentLocation } from "./content-location";

/** Slug or permalink in a file's frontmatter; undefined if there is neither or no file. */
const slugOfFile = (file: string): string | undefined => {
  try {
    const { yaml = "" } = splitFrontmatter(readFileSync(file, "utf8"));
    return /^(?:slug|permalink):\s*["']?([^"'\s]+)/m.exec(yaml)?.[1];
  } catch {
    return undefined;
  }
};

/** The route of a file in its folder, for code that runs before there are nodes. */
export const routeOfFile = ({ folder, route }: ContentLocation, relativePath: string): string =>
  route(idOfFile(relativePath), slugOfFile(`${folder}/${relativePath}`));
