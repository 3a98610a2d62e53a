import type { NavigationLink } from "./navigation";

/** What the search offers before anything is typed, beside the newest post. */
export const startingPoints: readonly NavigationLink[] = [
  { label: "Getting started", href: "/docs/getting-started/" },
  { label: "Playground", href: "/playground/" },
  { label: "All symbols of the API", href: "/docs/api/" },
];
