import { toAddress } from "../../../utils/address";
import type { ResolverContext } from "../../content/resolver";
import type { NodeType } from "../../registry/node-type";
import { listHtml } from "./list-html";
import type { ListedPage, ListedSymbol } from "./list-html";

const schema = /* GraphQL */ `
  "All that the search can find, for who has no scripts."
  type SearchList implements Node @dontInfer {
    "A content tree: one run of HTML."
    content: [String!]!
  }
`;

const content = async (_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string[]> => {
  const pages = await nodeModel.findAll<ListedPage>({
    type: "SearchHit",
    query: { filter: { type: { eq: "lvl1" } }, sort: { position: "ASC" } },
  });
  const symbols = await nodeModel.findAll<ListedSymbol>({ type: "ToolkitSymbol" });
  const placed = <Listed extends { url: string }>(listed: Iterable<Listed>): Listed[] =>
    Array.from(listed, (each) => ({ ...each, url: toAddress(each.url) }));
  return [listHtml(placed(pages.entries), placed(symbols.entries))];
};

/** The list on the search's page. */
export const searchList: NodeType = {
  name: "search-list",
  schema,
  resolvers: { SearchList: { content: { resolve: content } } },
  source: (create) => create("SearchList", "all", {}),
};
