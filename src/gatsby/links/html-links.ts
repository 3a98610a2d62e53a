import { unescapeHtml } from "../../utils/text/unescape-html";

/** What of a page takes part in the link check. */
interface HtmlLinks {
  /** Every address in an `href`, a `src` or a `srcset`, in the order of the page. */
  targets: string[];
  /** Every id that a fragment can point at. */
  ids: string[];
}

/** A comment, or a start tag with its attributes; a quoted value may hold ">". */
const TAG = /<!--[^]*?-->|<([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Elements whose content is text, whatever it looks like. */
const rawText = new Set(["script", "style", "textarea", "title"]);

const inSrcset = (value: string): string[] =>
  value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

/** Reads a page's links and ids off its HTML in one pass, without a tree of it. */
export const htmlLinks = (html: string): HtmlLinks => {
  const links: HtmlLinks = { targets: [], ids: [] };
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [, name, attributes] = tag;
    if (name === undefined || attributes === undefined) continue;
    for (const [, attribute = "", double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? bare;
      if (value === undefined) continue;
      const key = attribute.toLowerCase();
      if (key === "href" || key === "src") links.targets.push(unescapeHtml(value));
      else if (key === "srcset" || key === "imagesrcset") links.targets.push(...inSrcset(unescapeHtml(value)));
      else if (key === "id" || (key === "name" && name === "a")) links.ids.push(unescapeHtml(value));
    }
    if (!rawText.has(name.toLowerCase())) continue;
    const end = html.indexOf(`</${name}`, tags.lastIndex);
    if (end >= 0) tags.lastIndex = end;
  }
  return links;
};
