import { tabKey } from "../tabs";

/** The entry of the history, which marks the groups whose choice in the address is the reader's, and no link's. */
const entry = (): Record<string, unknown> => (history.state ?? {}) as Record<string, unknown>;

/** The query as far as it asks for a tab of a group: what the reader has chosen is stored, and may be newer there. */
export const askedTabs = (groupId: string): string => (entry()[tabKey(groupId)] ? "" : location.search);

/** Says in the address which tab of a group the reader has chosen, without a new entry in the history. */
export const writeTabAddress = (groupId: string, value: string): void => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set(groupId, value);
  history.replaceState({ ...entry(), [tabKey(groupId)]: true }, "", `${pathname}?${query}${hash}`);
};

/** Brings the address of an entry that the reader has come back to up to what was chosen since. */
export const renewTabAddress = (groupId: string, stored: string | null): void => {
  const said = new URLSearchParams(location.search).get(groupId);
  if (stored !== null && stored !== said && entry()[tabKey(groupId)]) writeTabAddress(groupId, stored);
};
