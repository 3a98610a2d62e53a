import { contentFolders } from "../../../config/content";
import type { ContentLocation } from "../../locations/content-location";
import { paths } from "../../../utils/paths";

const kebabCase = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();

/** Authors have a permalink instead of a slug. */
export const authorsLocation: ContentLocation = {
  folder: contentFolders.authors,
  route: (id, permalink) => paths.author(permalink ?? kebabCase(id)),
};
