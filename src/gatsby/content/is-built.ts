/** Does the page get a route in this run? Drafts do so only in develop. */
export const isBuilt = ({ draft }: { draft: boolean }): boolean => !draft || process.env.NODE_ENV === "development";
