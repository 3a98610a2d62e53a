/** In develop a folder that `public/` never has, for Gatsby serves the files of an earlier build first. */
const root = process.env.NODE_ENV === "development" ? "/___search" : "";
const folder = `${root}/search-index`;

/** The files of the local index, as URLs and below the folder of the built site. */
export const searchFiles = {
  index: `${root}/search-index.json`,
  folder,
  /** A part of the index, by its digest. */
  part: (digest: string): string => `${folder}/${digest}.json`,
};
