import { contentFolders } from "../../../config/content";
import type { ContentPlace } from "../../places/content-place";
import { paths } from "../../../utils/paths";

export const blogPlace: ContentPlace = { folder: contentFolders.blog, route: (id, slug) => paths.blogPost(slug ?? id) };
