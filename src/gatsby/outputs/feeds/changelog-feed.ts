import { generateAtomFeed } from "feedsmith";

import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { postHtml } from "./post-html";
import { withoutIndent } from "./to-feeds";

/** A heading with a version, and what follows it until the next heading. */
const RELEASE = /<h3 id="([^"]+)">(\d+\.\d+\.\d+)<\/h3>([^]*?)(?=<h[23][ >]|$)/g;
const DAY = /\d{1,2} [A-Z][a-z]+ \d{4}/;

/** The releases of the changelog's built page as an Atom feed; each is dated by the first day that its text names. */
export const toChangelogFeed = (page: string, url: string): string => {
  const entries = [...postHtml(page, url).matchAll(RELEASE)].map(([, id = "", version = "", html = ""]) => {
    const day = DAY.exec(html)?.[0];
    if (day === undefined) throw new Error(`The changelog does not say when ${version} came. Begin with its day.`);
    const link = `${url}#${id}`;
    return {
      id: link,
      title: { value: `${site.title} ${version}` },
      links: [{ href: link, rel: "alternate", type: "text/html" }],
      updated: new Date(`${day} UTC`),
      content: { value: html.trim(), type: "html" },
      authors: [{ name: site.title }],
    };
  });
  const feed = generateAtomFeed({
    id: url,
    title: { value: `${site.title} releases` },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    links: [
      { href: absoluteUrl(paths.changelogFeed()), rel: "self", type: "application/atom+xml" },
      { href: url, rel: "alternate", type: "text/html" },
    ],
    entries,
  });
  return withoutIndent(feed);
};
