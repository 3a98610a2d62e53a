export type Headers = Readonly<Record<string, string>>;

/** Which headers a host answers with. */
export interface HostHeaders {
  /** What the addresses of the site begin with. */
  base: string;
  /** Every answer, that to an unknown address too. */
  all: Headers;
  /** The answers of files that are there, by their addresses; these hold where they differ from those of all. */
  files: Readonly<Record<string, Headers>>;
  /** Files without a `Cache-Control` of their own, and unknown addresses. */
  otherwise: Headers;
}
