import { contentFolders } from "../../../config/content";
import type { ContentPlace } from "../../locations/content-location";
import { paths } from "../../../utils/paths";

export const pagesPlace: ContentPlace = { folder: contentFolders.pages, route: (id, slug) => paths.page(slug ?? id) };
