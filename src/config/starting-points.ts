import { paths } from "../utils/paths";
import type { NavigationLink } from "./navigation";

/** What the search suggests before you type, in addition to the newest post. */
export const startingPoints: readonly NavigationLink[] = [
  { label: "Getting started", href: paths.doc("getting-started") },
  { label: "Playground", href: paths.playground() },
  { label: "All symbols of the API", href: paths.doc("api") },
];
