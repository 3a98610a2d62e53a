import { contentFolders } from "../../../config/content";
import type { ContentLocation } from "../../locations/content-location";
import { paths } from "../../../utils/paths";

export const blogLocation: ContentLocation = {
  folder: contentFolders.blog,
  route: (id, slug) => paths.blogPost(slug ?? id),
};
