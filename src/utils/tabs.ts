import { readStored } from "./browser/storage";

/** Key of a group's chosen tab, followed by the group's id. */
const TAB_KEY = "tab.";

/** The group of tabs with one sample in several languages. */
export const LANGUAGE_GROUP = "language";

export const TAB_CHANGE = "tabchange";

/** Returns the key under which the chosen tab of a group is stored. */
export const tabKey = (groupId: string): string => TAB_KEY + groupId;

/** The history entry's state, which marks the groups whose choice in the address is the reader's, not a link's. */
const entry = (): Record<string, unknown> => (history.state ?? {}) as Record<string, unknown>;

/** Returns the query, if a link chose a group's tab: the reader's own choice is stored, and may be newer there. */
export const tabsQuery = (groupId: string): string => (entry()[tabKey(groupId)] ? "" : location.search);

/** Returns the tab of a group to show: the query's, otherwise the stored one, otherwise the first. */
export const toTab = (values: readonly string[], groupId: string): string => {
  const asked = new URLSearchParams(tabsQuery(groupId)).get(groupId);
  const known = [asked, readStored(tabKey(groupId))].find((value) => value !== null && values.includes(value));
  return known ?? values[0] ?? "";
};

/** Puts the tab that the reader has chosen into the address. */
export const writeTabAddress = (groupId: string, value: string): void => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set(groupId, value);
  history.replaceState({ ...entry(), [tabKey(groupId)]: true }, "", `${pathname}?${query}${hash}`);
};

/** Updates the address of an entry that the reader has returned to with the latest choice. */
export const renewTabAddress = (groupId: string): void => {
  const inAddress = new URLSearchParams(location.search).get(groupId);
  const chosen = readStored(tabKey(groupId));
  if (chosen !== null && chosen !== inAddress && entry()[tabKey(groupId)]) writeTabAddress(groupId, chosen);
};
