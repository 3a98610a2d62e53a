import { pageKey } from "../../utils/paths";

/** In develop a folder that `public/` never has, for Gatsby serves the files of an earlier build first. */
const root = process.env.NODE_ENV === "development" ? "/___search" : "";
const textsFolder = `${root}/search-texts`;

/** The files of the local index, as URLs and below the folder of the built site. */
export const searchFiles = {
  index: `${root}/search-index.json`,
  textsFolder,
  /** Texts of a page's records, by their anchors. */
  texts: (path: string): string => `${textsFolder}${pageKey(path) === "/" ? "/index" : pageKey(path)}.json`,
};
