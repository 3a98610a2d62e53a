import type { liteClient } from "algoliasearch/lite";

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export type SearchHost = NonNullable<ClientOptions["hosts"]>[number];
