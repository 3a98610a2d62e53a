/** A piece of a compiled page: a run of static HTML, or an element that React renders. */
export type ContentNode = string | ContentElement;

/** An island (capitalised component), or a plain element (lower-case tag name) that holds one. */
export interface ContentElement {
  component: string;
  props?: Record<string, unknown>;
  children?: ContentNode[];
}

export const joinStrings = (nodes: readonly ContentNode[]): ContentNode[] => {
  const joined: ContentNode[] = [];
  for (const node of nodes) {
    const last = joined.length - 1;
    if (typeof node === "string" && typeof joined[last] === "string") joined[last] += node;
    else joined.push(node);
  }
  return joined;
};

/** Returns the same content with each string replaced. */
export const changeStrings = (nodes: readonly ContentNode[], change: (html: string) => string): ContentNode[] =>
  nodes.map((node) => {
    if (typeof node === "string") return change(node);
    return node.children ? { ...node, children: changeStrings(node.children, change) } : node;
  });

/** Returns the same content with elements replaced by the HTML that a function returns for them, if any. */
export const replaceElements = async (
  nodes: readonly ContentNode[],
  htmlOf: (element: ContentElement) => Promise<string> | undefined,
): Promise<ContentNode[]> => {
  const replace = async (node: ContentNode): Promise<ContentNode> => {
    if (typeof node === "string") return node;
    const html = await htmlOf(node);
    if (html !== undefined) return html;
    return node.children ? { ...node, children: await replaceElements(node.children, htmlOf) } : node;
  };
  return joinStrings(await Promise.all(nodes.map(replace)));
};
