import { createHash } from "node:crypto";

/** The hash of a text as a Content-Security-Policy source. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
