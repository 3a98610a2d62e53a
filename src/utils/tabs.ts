/** Key of a group's chosen tab, followed by the group's id. */
export const TAB_KEY = "tab.";

/** The group of tabs that show one sample in several languages. */
export const LANGUAGE_GROUP = "language";

/** Event on the window when the reader has chosen a tab of a group. */
export const TAB_CHANGE = "tabchange";

export const tabKey = (groupId: string): string => TAB_KEY + groupId;

/** The tab to show: the query's before the stored one, the first when neither is one of the tabs. */
export const toTab = (
  values: readonly string[],
  groupId: string | undefined,
  search: string,
  stored: string | null,
): string => {
  const asked = groupId ? new URLSearchParams(search).get(groupId) : null;
  return [asked, stored].find((value) => value !== null && values.includes(value)) ?? values[0] ?? "";
};
