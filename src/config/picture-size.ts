/** Pixels of the pictures that other sites show with a link to a page. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Limits of a picture in `content/`, in bytes and pixels: a build would take long for it, and the repository keeps it. */
export const largestPicture = { bytes: 2_000_000, side: 4000 } as const;
