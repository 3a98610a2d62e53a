import { paths } from "../utils/paths";
import { site } from "./site";

export const feedTitle = `${site.title} Blog`;

/** The blog's feeds, as they're linked in the head of every page. */
export const feedLinks = [
  { type: "application/rss+xml", href: paths.rss(), title: `${feedTitle} RSS Feed` },
  { type: "application/atom+xml", href: paths.atom(), title: `${feedTitle} Atom Feed` },
  { type: "application/feed+json", href: paths.jsonFeed(), title: `${feedTitle} JSON Feed` },
] as const;
