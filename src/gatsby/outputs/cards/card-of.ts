import { absoluteUrl } from "../../../config/absolute-url";
import { site } from "../../../config/site";
import { toRoute } from "../../../utils/address";
import { paths } from "../../../utils/paths";
import { unescapeHtml } from "../../../utils/text/unescape-html";

/** What the picture of a page shows. */
export interface Card {
  title: string;
  description: string;
  /** What the page belongs to; null for a page of its own. */
  section: string | null;
  route: string;
}

const META = /<meta [^>]*?property="((?:og|article):[^"]+)" content="([^"]*)"/g;

/** The picture that a page's head asks the build for; null when the page names another. */
export const cardOf = (html: string): Card | null => {
  const head = html.slice(0, html.indexOf("<style"));
  const facts = new Map([...head.matchAll(META)].map(([, name, value]) => [name, unescapeHtml(value!)]));
  const url = facts.get("og:url");
  const route = url && toRoute(new URL(url).pathname);
  if (!route || facts.get("og:image") !== absoluteUrl(paths.card(route))) return null;
  return {
    title: facts.get("og:title") ?? site.title,
    description: facts.get("og:description") ?? "",
    section: facts.get("article:section") ?? null,
    route,
  };
};
