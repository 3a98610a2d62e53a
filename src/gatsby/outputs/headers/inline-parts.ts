import { createHash } from "node:crypto";

import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** What stands in documents and needs leave to run or to apply, as sources of a Content-Security-Policy. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

/** A text as a source of a Content-Security-Policy. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === "text" ? child.value : "")).join("");

/** Is it data that a browser does not run? */
const isData = ({ properties }: Element): boolean => /json/.test(String(properties?.type ?? ""));

const parser = unified().use(rehypeParse);

/** The hashes of all scripts, styles and style attributes of documents; a handler in an attribute stops the build. */
export const inlineParts = (documents: ReadonlyMap<string, string>): InlineParts => {
  const [scripts, styles, styleAttributes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [file, html] of documents)
    visit(parser.parse(html) as Root, "element", (element) => {
      const { tagName, properties = {} } = element;
      if (tagName === "script" && !properties.src && !isData(element)) scripts.add(hashOf(textOf(element)));
      if (tagName === "style") styles.add(hashOf(textOf(element)));
      if (typeof properties.style === "string") styleAttributes.add(hashOf(properties.style));
      const handler = Object.keys(properties).find((name) => /^on[A-Z]/.test(name));
      if (handler)
        throw new Error(
          `${file}: <${tagName}> has ${handler}, which the Content-Security-Policy stops. Listen in a script.`,
        );
    });
  return { scripts, styles, styleAttributes };
};
