export type Headers = Readonly<Record<string, string>>;

export interface HostHeaders {
  base: string;
  /** For every response, including those for unknown addresses. */
  all: Headers;
  /** For pages, and the page for unknown addresses. */
  documents: Headers;
  /** For existing files, by address. */
  files: Readonly<Record<string, Headers>>;
  /** For files without their own `Cache-Control`, and unknown addresses. */
  otherwise: Headers;
}

/** Returns whether a file is an HTML page, by its address. */
export const isDocument = (address: string): boolean => /\/$|\.html$/.test(address);
