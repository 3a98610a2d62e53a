import type { ResolverContext } from "../../content/resolver";
import type { DocFields } from "./node";

/** Finds a doc by its id, for resolvers. */
export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });
