import { type ErnText, LIMITS } from "@ddex-suite/ern";
import { formatMegabytes } from "@ddex-suite/ern/text/counted";
import { toFileName } from "@ddex-suite/ern/text/inner-path";

import { pageDataAddress } from "../../../data/pages";
import { toAddress, toRoute } from "../../../utils/address";
import { decoded } from "../../../utils/decoded";
import { inTime } from "../../../utils/in-time";
import { escapeHtml } from "../../../utils/text/escape";
import { type OpenedText, readMessageFile } from "../state/read-file";
import { limitBytes } from "./share-link";

const FILE_HASH = /^#open=(.+)$/;

/** The URL of a file on this host; the path may also be a route of the site. */
const toUrl = (address: string): URL => {
  const { origin } = window.location;
  const path = address.startsWith("/") && !address.startsWith("//") ? toAddress(toRoute(address)) : address;
  const base = origin + toAddress("/");
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  if (url?.href.startsWith(`${origin}/`)) return url;
  throw new Error(`${address} is not on this site. Download the file there, and open it here.`);
};

const fetchFile = async (url: URL): Promise<Response> => {
  // Redirects aren't followed, because they may lead to another site.
  const response = await inTime(fetch(url, { redirect: "manual" }), url.pathname).catch(() => {
    throw new Error(
      `${url.pathname} can't be loaded: the site doesn't answer. Check your connection, then follow the link again.`,
    );
  });
  if (response.type === "opaqueredirect")
    throw new Error(`${url.pathname} redirects to another address. Use the address of the file itself.`);
  if (!response.ok) throw new Error(`There is no file at ${url.pathname} (${response.status}). Check the address.`);
  if (response.headers.get("Content-Type")?.includes("html"))
    throw new Error(`${url.pathname} is a page, not a message. Use the address of an XML file.`);
  return response;
};

const readBody = ({ body }: Response, path: string): Promise<Blob> => {
  const tooLong = new Error(`${path} has more than ${formatMegabytes(LIMITS.sourceLength)}, the limit.`);
  return new Response(body?.pipeThrough(limitBytes(LIMITS.sourceLength, tooLong))).blob();
};

/** Returns the message at an address in a hash; undefined for other hashes. Throws an Error if it can't be read. */
export const readLinkedFile = async (hash: string): Promise<{ text: OpenedText; name: string } | undefined> => {
  const address = FILE_HASH.exec(hash)?.[1];
  if (address === undefined) return undefined;
  const url = toUrl(decoded(address, decodeURIComponent));
  // Decoded, it may have slashes again; it's the name that the message is saved under.
  const name = toFileName(decoded(url.pathname.slice(1), decodeURIComponent)) ?? "message.xml";
  const content = await readBody(await fetchFile(url), url.pathname);
  return { text: await readMessageFile(new File([content], name)), name };
};

/** A link to a message on a page: `paths.playgroundBlock`. */
const BLOCK_HASH = /^#page=((?:\/[\w.-]+)+\/)&block=\d+$/;

function* listTexts(data: unknown): Generator<string> {
  if (typeof data === "string") yield data;
  else if (typeof data === "object" && data !== null) for (const value of Object.values(data)) yield* listTexts(value);
}

const findBlock = (data: unknown, hash: string): Element | undefined => {
  const escapedHash = escapeHtml(hash);
  for (const html of listTexts(data)) {
    if (!html.includes(escapedHash)) continue;
    const links = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(".code a")];
    const block = links.find((link) => link.getAttribute("href")?.endsWith(hash))?.closest(".code");
    if (block) return block;
  }
  return undefined;
};

/** Returns a page's message that a hash links to; undefined for other hashes. Throws an Error if it doesn't exist. */
export const readLinkedBlock = async (hash: string): Promise<{ text: ErnText; name: string } | undefined> => {
  const route = BLOCK_HASH.exec(hash)?.[1];
  if (route === undefined) return undefined;
  const response = await inTime(fetch(pageDataAddress(route)), route);
  const block = response.ok ? findBlock(await response.json(), hash) : undefined;
  const source = block?.querySelector("code")?.textContent;
  if (!source)
    throw new Error(`There is no such message on ${route}. Open that page, and follow the link at its code block.`);
  const title = block?.querySelector("figcaption > span")?.textContent ?? "";
  return { text: { source, encoding: "utf-8" }, name: (title.endsWith(".xml") && toFileName(title)) || "message.xml" };
};
