/** A server that serves the built site with one of our configurations. */
export interface Host {
  name: string;
  /** Whether it uses https; otherwise it leaves out what requires https. */
  upgrades: boolean;
  /** Its status for an address that can't be decoded: 400 with its own text, or 404 with our page. */
  undecodable: 400 | 404;
  compresses: boolean;
  /** Why it can't be tested here, and what to do; undefined if it can. */
  missing: () => string | undefined;
  start: () => Promise<RunningHost>;
}

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
  /** What it has written to standard error, if that is recorded. */
  complaints?: () => string;
  /** Deploys the build once more with a change, and reloads the server. */
  deploy?: (change: (build: string) => void) => Promise<void>;
}
