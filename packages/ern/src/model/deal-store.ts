import type { ErnDeal } from "../model-types";
import { createNumberList } from "../text/number-list";
import { TABLE_FIELDS, type TableDeal } from "./list-tracks";
import { createDistinctTexts, createPartStore } from "./part-store";

/** Creates a store of the deals of releases, which have numbers. */
export const createDealStore = () => {
  const { add, make } = createPartStore<ErnDeal, Exclude<keyof TableDeal, "node">>(
    TABLE_FIELDS.deal,
    createDistinctTexts(),
  );
  /** The text of each deal, and the number of the deals of each list and those before. */
  const [texts, ends] = [createNumberList(), createNumberList()];
  /** For each time that a release is named, the list that names it and the time before, plus one; the last by release. */
  const [lists, before, last] = [createNumberList(), createNumberList(), createNumberList()];
  return {
    add: (releases: readonly number[], deals: readonly ErnDeal[]): void => {
      for (const deal of deals) texts.add(add(deal));
      const list = ends.add(texts.length());
      for (const release of releases) {
        before.add(last.get(release));
        last.set(release, lists.add(list) + 1);
      }
    },
    /** Returns the deals of a release, in order. */
    list: (release: number): TableDeal[] => {
      const deals: TableDeal[] = [];
      for (let time = last.get(release); time > 0; time = before.get(time - 1)) {
        const list = lists.get(time - 1);
        for (let deal = ends.get(list) - 1; deal >= ends.get(list - 1); deal -= 1)
          deals.push(make(texts.get(deal), { node: deal }));
      }
      return deals.reverse();
    },
  };
};
