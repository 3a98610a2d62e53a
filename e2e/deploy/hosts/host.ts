/** A server that serves the built site by a configuration of ours. */
export interface Host {
  name: string;
  /** Does it speak https? One that does not leaves out what only https can have. */
  upgrades: boolean;
  /** What it says of an address that cannot be decoded; 400 is a text of its own, 404 the page. */
  undecodable: 400 | 404;
  compresses: boolean;
  /** Why it cannot be tried here, and what to do; undefined: it can. */
  missing: () => string | undefined;
  start: () => Promise<RunningHost>;
}

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}
