import type { NodePluginArgs } from "gatsby";

import { ern } from "../../gatsby/nodes/ern/node-type";
import { collectSearchRecords } from "../../gatsby/search/collect-search-records";
import type { SearchRecord } from "../../search/common/types";
import { groupBy } from "../../utils/lists";
import type { siteContent } from "../content/site-content";

/** The nodes of the ERN reference, by type. */
const ernNodes = (): ReadonlyMap<string, object[]> => {
  const nodes: { type: string; fields: object }[] = [];
  void ern.source?.((type, _key, fields) => nodes.push({ type, fields }), {} as NodePluginArgs);
  const byType = groupBy(nodes, ({ type }) => type);
  return new Map([...byType].map(([type, ofType]) => [type, ofType.map(({ fields }) => fields)]));
};

/** Returns the search records of a site with this content; for tests and benches. */
export const siteSearchRecords = (content: ReturnType<typeof siteContent>): Promise<SearchRecord[]> => {
  const ofErn = ernNodes();
  const getNodesByType = ((type: string) =>
    ofErn.get(type) ?? content.getNodesByType(type)) as typeof content.getNodesByType;
  return collectSearchRecords({ ...content, getNodesByType });
};
