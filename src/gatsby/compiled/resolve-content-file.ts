import path from "node:path";

import { decoded } from "../../utils/decoded";
import { mdxContentTypes } from "../content-types";
import { routeOfFile, versionLocation, versionOfFile } from "../locations/docs-location";

/** Returns the route of a content file, given relative to another; undefined if it isn't in a content folder. */
export const resolveContentFile = (from: string, relative: string): string | undefined => {
  const source = path.relative(process.cwd(), path.resolve(from)).split(path.sep).join("/");
  const file = path.posix.join(path.posix.dirname(source), decoded(relative));
  const version = versionOfFile(file);
  const places = version === null ? mdxContentTypes : [versionLocation(version)];
  const place = places.find(({ folder }) => file.startsWith(`${folder}/`));
  return place && routeOfFile(place, file.slice(place.folder.length + 1));
};
