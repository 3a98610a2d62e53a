import type { Processor } from "unified";

import { withVersion } from "../../config/version";

/** Remark plugin that puts the documented version into MDX modules, which Gatsby reads itself. */
export function versionInModules(this: Processor): void {
  const parse = this.Parser as (text: string, file: unknown) => unknown;
  this.Parser = ((text: string, file: unknown) => parse(withVersion(text), file)) as typeof this.Parser;
}
