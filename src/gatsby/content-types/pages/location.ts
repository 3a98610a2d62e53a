import { contentFolders } from "../../../config/content";
import type { ContentLocation } from "../../locations/content-location";
import { paths } from "../../../utils/paths";

export const pagesLocation: ContentLocation = {
  folder: contentFolders.pages,
  route: (id, slug) => paths.page(slug ?? id),
};
