declare module "gatsby/cache-dir/loader" {
  /** What the loader knows of static queries, by their hashes; what is put into it is not asked for. */
  export const getStaticQueryResults: () => Record<string, unknown>;
}
