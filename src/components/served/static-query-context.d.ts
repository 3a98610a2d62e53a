import type { Context } from "react";

declare module "gatsby" {
  /** Results of static queries by the hashes of their texts, while a page is made; Gatsby's types leave it out. */
  export const StaticQueryContext: Context<Record<string, unknown>>;
}
