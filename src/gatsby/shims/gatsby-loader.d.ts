declare module "gatsby/cache-dir/loader" {
  /** The loader's results of static queries, by hash; results added here aren't requested. */
  export const getStaticQueryResults: () => Record<string, unknown>;
}
