/** In develop, a folder that is never in `public/`, because Gatsby serves an earlier build's files first. */
const root = process.env.NODE_ENV === "development" ? "/___search" : "";
const folder = `${root}/search-index`;

/** The local index's files, as URLs and as paths in the built site. */
export const searchFiles = {
  index: `${root}/search-index.json`,
  folder,
  /** A part of the index, by its name: a digest, or that of a file of terms. */
  part: (name: string): string => `${folder}/${name}.json`,
};

/** All records, for the upload to the hosted service; not part of the site. */
export const searchRecordsFile = ".cache/search-records.json";
