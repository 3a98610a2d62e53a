/** A message after one value in it was set, from the playground's engine. */
export type LiveResult = Queries.LivePaneFragment["result"];

/** Sets the value; throws an Error with a message if XML doesn't allow it. */
export type EditSample = (value: string) => LiveResult;
