/** What became of a message when one value in it was set; the playground's engine gives it. */
export type LiveResult = Queries.LivePaneFragment["result"];

/** Sets the value; throws an Error with a message for one that XML does not allow. */
export type EditSample = (value: string) => LiveResult;
