import { contentFolders } from "../../../config/content";
import type { ContentPlace } from "../../places/content-place";
import { paths } from "../../../utils/paths";

export const pagesPlace: ContentPlace = { folder: contentFolders.pages, route: (id, slug) => paths.page(slug ?? id) };
