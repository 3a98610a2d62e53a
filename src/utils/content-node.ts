/** A piece of a compiled page: a run of static HTML, or an element that React renders. */
export type ContentNode = string | ContentElement;

/** An island (capitalised component), or a plain element (lower-case tag name) that holds one. */
export interface ContentElement<Child = ContentNode> {
  component: string;
  props?: Record<string, unknown>;
  children?: Child[];
}

/** Returns the same content with each run of strings as one string. */
export const joinStrings = (nodes: readonly ContentNode[]): ContentNode[] => {
  const joined: ContentNode[] = [];
  for (const node of nodes) {
    const last = joined.length - 1;
    if (typeof node === "string" && typeof joined[last] === "string") joined[last] += node;
    else joined.push(node);
  }
  return joined;
};
