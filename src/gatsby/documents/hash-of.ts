import { createHash } from "node:crypto";

/** A text as a source of a Content-Security-Policy. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
