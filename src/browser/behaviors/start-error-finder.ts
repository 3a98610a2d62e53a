import { search } from "../../config/search";
import { paths } from "../../utils/paths";
import { ERROR_NAME } from "../../utils/text/error-name";
import { lengthOfParts } from "../../utils/text/length-of-parts";

/** Shorter texts are in too many errors. */
const LEAST = 8;
const SHOWN = 3;

const normalize = (text: string): string => text.toLowerCase().replace(/[\s"'`“”‘’]+/g, " ");

interface Entry {
  id: string;
  title: string;
  /** What is printed, in parts between those that change. */
  texts: string[][];
}

const partsOf = (code: Element): string[] =>
  code.textContent
    .split("…")
    .map((part) => normalize(part).trim())
    .filter(Boolean);

/** Returns the entries of a page: a heading with the text, and a paragraph with the texts that others print. */
const listEntries = (page: ParentNode): Entry[] =>
  [...page.querySelectorAll<HTMLElement>("h3[id]:has(> code:first-child)")].map((heading) => {
    const codes = [heading.firstElementChild!, ...(heading.nextElementSibling?.querySelectorAll("code") ?? [])];
    return { id: heading.id, title: codes[0]!.textContent, texts: codes.map(partsOf) };
  });

/** Returns the entries that an error is of, the one with the longest text first. */
export const entriesFor = (error: string, entries: readonly Entry[]): Entry[] => {
  const line = normalize(error);
  return entries
    .map((entry) => ({ entry, length: Math.max(...entry.texts.map((parts) => lengthOfParts(parts, line))) }))
    .filter(({ length }) => length >= LEAST)
    .sort((a, b) => b.length - a.length)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
};

const toAnchor = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement("a"), { href, textContent: text });

/** Returns links to the entries of errors that a line names, from the table of names. */
const linksByName = (line: string, page: ParentNode): HTMLAnchorElement[] => {
  const names = new Set(line.match(ERROR_NAME));
  return [...page.querySelectorAll("tr:has(a[href*='/docs/api/'])")].flatMap((row) => {
    const name = [...row.querySelectorAll("code")].find((code) => names.has(code.textContent))?.textContent;
    const [entry] = row.querySelectorAll("a");
    return name && entry ? [toAnchor(entry.href, `${name}, in ${row.children[1]!.textContent}`)] : [];
  });
};

/** Finds the entry of a pasted error among those of the page; the address may have one. */
export const startErrorFinder = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector("input")!;
  const output = root.querySelector("output")!;
  const show = (): void => {
    const error = input.value.trim();
    const found = error ? entriesFor(error, listEntries(document)) : [];
    const links = found.map(({ id, title }) => toAnchor(`#${id}`, title));
    if (found.length === 0) links.push(...linksByName(error, document).slice(0, SHOWN));
    if (error && links.length === 0)
      links.push(
        toAnchor(paths.search(error.slice(0, search.maxQueryLength)), "Not listed here. Search the whole site"),
      );
    output.replaceChildren(...links);
  };
  const initialError = new URLSearchParams(location.search).get("error");
  if (initialError) input.value = initialError;
  if (input.value) show();
  input.addEventListener("input", show, { signal });
  input.form!.addEventListener("submit", (event) => event.preventDefault(), { signal });
};
