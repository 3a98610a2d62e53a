import { nearest } from "../../utils/text/nearest";
import { nearestPages } from "../../utils/nearest-pages";

const lastSegment = (path: string): string => path.split("/").filter(Boolean).at(-1) ?? "";

/** The known address most like one that does not exist, spelled alike or of like words; undefined when none is. */
export const nearestRoute = (path: string, known: readonly string[]): string | undefined => {
  const spelled = nearest(path, known);
  // A long folder in common makes any two addresses alike.
  if (spelled !== undefined && nearest(lastSegment(path), [lastSegment(spelled)]) !== undefined) return spelled;
  const pages = known.filter((route) => route !== "/").map((route) => ({ path: route, title: "" }));
  return nearestPages(lastSegment(path), pages, 1)[0]?.path;
};
