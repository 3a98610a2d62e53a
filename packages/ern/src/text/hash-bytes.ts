/** Returns the SHA-256 of bytes, in hexadecimal. */
export const hashBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Returns the SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export const hashText = (text: string): Promise<string> => hashBytes(new TextEncoder().encode(text));
