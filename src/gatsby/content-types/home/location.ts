import { contentFolders } from "../../../config/content";
import { paths } from "../../../utils/paths";
import type { ContentPlace } from "../../locations/content-location";

export const homePlace: ContentPlace = { folder: contentFolders.home, route: () => paths.home() };
