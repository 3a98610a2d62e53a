import { contentFolders } from "../../../config/content";
import { paths } from "../../../utils/paths";
import type { ContentLocation } from "../../locations/content-location";

export const homeLocation: ContentLocation = { folder: contentFolders.home, route: () => paths.home() };
