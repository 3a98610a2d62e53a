/** Pixels of the pictures that other sites show with a link to a page. */
export const pictureSize = { width: 1200, height: 630 } as const;
