import { searchFiles } from "../../../search/local/search-files";
import type { Output } from "../../registry/output";
import { writeSearch } from "./write-search";

/** The index and the texts of the local search, and the records of the hosted one. */
export const search: Output = { name: "search", files: [searchFiles.index], write: writeSearch };
