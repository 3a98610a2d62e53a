import { contentFolders } from "../../../config/content";
import type { ContentPlace } from "../../locations/content-location";
import { paths } from "../../../utils/paths";

export const blogPlace: ContentPlace = { folder: contentFolders.blog, route: (id, slug) => paths.blogPost(slug ?? id) };
