import type { Node } from "gatsby";

interface NodeQuery {
  type: string;
  query?: { filter?: Record<string, unknown>; sort?: Record<string, unknown> };
}

/** The part of Gatsby's resolver context that we use. */
export interface ResolverContext {
  nodeModel: {
    findOne<T>(query: NodeQuery): Promise<(T & Node) | null>;
    findAll<T>(query: NodeQuery): Promise<{ entries: Iterable<T & Node> }>;
  };
}

export type Resolve<Source> = (source: Source, args: unknown, context: ResolverContext) => unknown;

export type Resolvers<Source> = Record<string, { resolve: Resolve<Source> }>;
