export type Headers = Readonly<Record<string, string>>;

export interface HostHeaders {
  base: string;
  /** For every response, including those for unknown addresses. */
  all: Headers;
  /** For existing files, by address; these override `all`. */
  files: Readonly<Record<string, Headers>>;
  /** For files without their own `Cache-Control`, and unknown addresses. */
  otherwise: Headers;
}
