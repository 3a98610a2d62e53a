import type { BuildArgs } from "gatsby";

import type { InlineParts } from "../documents/collect-inline-parts";

/** Files that the build writes in addition to the pages. */
export interface Output {
  /** Name of its folder in src/gatsby/outputs. */
  name: string;
  /** URLs of its files that pages may link to. */
  files: readonly string[];
  /** Writes them into the folder of the built site, whose documents have these inline parts. */
  write(args: BuildArgs, folder: string, inline: InlineParts): Promise<void>;
}
