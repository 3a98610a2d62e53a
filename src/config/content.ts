/** Each kind of content and its folder. A kind added here needs a node builder (`src/gatsby/on-create-node.ts`). */
export const contentFolders = {
  docs: "content/docs",
  pages: "content/pages",
} as const;

export type ContentKind = keyof typeof contentFolders;
