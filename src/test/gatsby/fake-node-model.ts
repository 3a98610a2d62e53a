import type { Node } from "gatsby";

import type { ResolverContext } from "../../gatsby/content/node-builder";

type Filter = Record<string, { eq: unknown }>;

/** Returns a resolver's context over plain objects, by type. It supports `eq` filters and one ascending sort key. */
export const fakeContext = (nodes: Readonly<Record<string, readonly object[]>>): ResolverContext => {
  const all = <T>(type: string): (T & Node)[] =>
    (nodes[type] ?? []).map(
      (node) => ({ internal: { type, contentDigest: JSON.stringify(node) }, ...node }) as T & Node,
    );
  return {
    nodeModel: {
      findOne: async <T>({ type, query }: Parameters<ResolverContext["nodeModel"]["findOne"]>[0]) => {
        const filter = Object.entries((query?.filter ?? {}) as Filter);
        return (
          all<T>(type).find((node) => filter.every(([key, { eq }]) => node[key as keyof typeof node] === eq)) ?? null
        );
      },
      findAll: async <T>({ type, query }: Parameters<ResolverContext["nodeModel"]["findAll"]>[0]) => {
        const [key] = Object.keys(query?.sort ?? {}) as (keyof (T & Node))[];
        const entries = all<T>(type);
        if (key !== undefined) entries.sort((a, b) => String(a[key]).localeCompare(String(b[key])));
        return { entries };
      },
    },
  };
};
