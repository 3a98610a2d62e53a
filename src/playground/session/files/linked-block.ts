import { toAddress } from "../../../utils/address";
import { inTime } from "../../../utils/in-time";
import { escapeHtml } from "../../../utils/text/escape";
import type { ErnText } from "../../../ern/types";

/** A link to a message on a page: `paths.playgroundBlock`. */
const HASH = /^#page=((?:\/[\w.-]+)+\/)&block=\d+$/;

/** All texts in a page's data. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === "string") yield data;
  else if (typeof data === "object" && data !== null) for (const value of Object.values(data)) yield* textsIn(value);
}

/** The code block with exactly this link. */
const blockIn = (data: unknown, hash: string): Element | undefined => {
  const written = escapeHtml(hash);
  for (const html of textsIn(data)) {
    if (!html.includes(written)) continue;
    const links = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(".code a")];
    const block = links.find((link) => link.getAttribute("href")?.endsWith(hash))?.closest(".code");
    if (block) return block;
  }
  return undefined;
};

/** The page's message that a hash links to, with a file name; undefined for other hashes. Throws an Error if it doesn't exist. */
export const linkedBlock = async (hash: string): Promise<{ text: ErnText; name: string } | undefined> => {
  const route = HASH.exec(hash)?.[1];
  if (route === undefined) return undefined;
  const response = await inTime(fetch(toAddress(`/page-data${route}page-data.json`)), route);
  const block = response.ok ? blockIn(await response.json(), hash) : undefined;
  const source = block?.querySelector("code")?.textContent;
  if (!source)
    throw new Error(`There is no such message on ${route}. Open that page, and follow the link at its code block.`);
  const title = block?.querySelector("figcaption > span")?.textContent ?? "";
  return { text: { source, encoding: "utf-8" }, name: title.endsWith(".xml") ? title : "message.xml" };
};
