import type { ResolverContext } from "../../content/resolver";
import type { DocFields } from "./node";

/** The doc of an id, for resolvers. */
export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });
