import { createHash } from "node:crypto";

import { detached } from "../../utils/text/detached";
import type { DocumentReader } from "./read-documents";

/** The hash of a text as a Content-Security-Policy source. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inline scripts and styles in documents that need permission, as sources for a Content-Security-Policy. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

const collectHashes = (): { hashes: Set<string>; add: (texts: readonly string[]) => void } => {
  const seen = new Set<string>();
  const hashes = new Set<string>();
  const add = (text: string): void => {
    if (seen.has(text)) return;
    seen.add(detached(text));
    hashes.add(hashOf(text));
  };
  return { hashes, add: (texts) => texts.forEach(add) };
};

/** Collects hashes from the documents it reads; an event handler in an attribute stops the build. */
export const collectInlineParts = (): InlineParts & { read: DocumentReader } => {
  const [scripts, styles, styleAttributes] = [collectHashes(), collectHashes(), collectHashes()];
  return {
    scripts: scripts.hashes,
    styles: styles.hashes,
    styleAttributes: styleAttributes.hashes,
    read: (route, facts) => {
      scripts.add(facts.scripts);
      styles.add(facts.styles);
      styleAttributes.add(facts.styleAttributes);
      const [handler] = facts.handlers;
      if (handler)
        throw new Error(
          `${route}: <${handler.element}> has ${handler.attribute}, which the Content-Security-Policy stops. Listen in a script.`,
        );
    },
  };
};
