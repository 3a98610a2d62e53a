import { nearest } from "../../utils/text/nearest";
import { nearestPages } from "../../utils/nearest-pages";

const lastSegment = (path: string): string => path.split("/").filter(Boolean).at(-1) ?? "";

/** The known route closest to one that doesn't exist, by spelling or by words; undefined if none is similar. */
export const nearestRoute = (path: string, known: readonly string[]): string | undefined => {
  const spelled = nearest(path, known);
  // Any two routes in the same long folder look similar.
  if (spelled !== undefined && nearest(lastSegment(path), [lastSegment(spelled)]) !== undefined) return spelled;
  const pages = known.filter((route) => route !== "/").map((route) => ({ path: route, title: "" }));
  return nearestPages(lastSegment(path), pages, 1)[0]?.path;
};
