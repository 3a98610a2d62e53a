import { sha256 } from "../../diagnostics/sha256";
import type { DocumentReader } from "./read-documents";

/** Returns the hash of a text as a Content-Security-Policy source. */
export const hashOf = (text: string): string => `'sha256-${sha256(text, "base64")}'`;

/** Inline scripts and styles in documents that need permission, as sources for a Content-Security-Policy. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

const kinds = ["scripts", "styles", "styleAttributes"] as const;

/** Collects hashes from the documents it reads; an event handler in an attribute stops the build. */
export const collectInlineParts = (): InlineParts & { read: DocumentReader } => {
  const parts = { scripts: new Set<string>(), styles: new Set<string>(), styleAttributes: new Set<string>() };
  return {
    ...parts,
    read: (route, facts) => {
      for (const kind of kinds) for (const text of facts[kind]) parts[kind].add(hashOf(text));
      const [handler] = facts.handlers;
      if (handler)
        throw new Error(
          `${route}: <${handler.element}> has ${handler.attribute}, which the Content-Security-Policy stops. Listen in a script.`,
        );
    },
  };
};
