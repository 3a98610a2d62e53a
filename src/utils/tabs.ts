/** Key of a group's chosen tab, followed by the group's id. */
export const TAB_KEY = "tab.";

/** The group of tabs with one sample in several languages. */
export const LANGUAGE_GROUP = "language";

/** Event on the window after the reader has chosen a tab of a group. */
export const TAB_CHANGE = "tabchange";

export const tabKey = (groupId: string): string => TAB_KEY + groupId;

/** The tab to show: the query's, otherwise the stored one, otherwise the first. */
export const toTab = (
  values: readonly string[],
  groupId: string | undefined,
  search: string,
  stored: string | null,
): string => {
  const asked = groupId ? new URLSearchParams(search).get(groupId) : null;
  return [asked, stored].find((value) => value !== null && values.includes(value)) ?? values[0] ?? "";
};
