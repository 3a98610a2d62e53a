import type { Context } from "react";

declare module "gatsby" {
  /** Static query results by hash during rendering; missing from Gatsby's types. */
  export const StaticQueryContext: Context<Record<string, unknown>>;
}
