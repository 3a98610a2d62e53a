export type Headers = Readonly<Record<string, string>>;

/** The response headers of a host. */
export interface HostHeaders {
  /** The base of the site's addresses. */
  base: string;
  /** For every response, including those for unknown addresses. */
  all: Headers;
  /** For existing files, by address; these override `all`. */
  files: Readonly<Record<string, Headers>>;
  /** For files without their own `Cache-Control`, and unknown addresses. */
  otherwise: Headers;
}
