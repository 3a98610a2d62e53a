import { tabKey } from "../tabs";

/** The history entry's state, which marks the groups whose choice in the address is the reader's, not a link's. */
const entry = (): Record<string, unknown> => (history.state ?? {}) as Record<string, unknown>;

/** The query, if a link chose a group's tab: the reader's own choice is stored, and may be newer there. */
export const askedTabs = (groupId: string): string => (entry()[tabKey(groupId)] ? "" : location.search);

/** Writes the reader's choice for a group to the address, without a new history entry. */
export const writeTabAddress = (groupId: string, value: string): void => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set(groupId, value);
  history.replaceState({ ...entry(), [tabKey(groupId)]: true }, "", `${pathname}?${query}${hash}`);
};

/** Updates the address of an entry that the reader has returned to with the latest choice. */
export const renewTabAddress = (groupId: string, stored: string | null): void => {
  const said = new URLSearchParams(location.search).get(groupId);
  if (stored !== null && stored !== said && entry()[tabKey(groupId)]) writeTabAddress(groupId, stored);
};
