import { hashBytes } from "./hash-bytes";

/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export const hashText = (text: string): Promise<string> => hashBytes(new TextEncoder().encode(text));
