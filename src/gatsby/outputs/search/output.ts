import { searchFiles } from "../../../search/common/search-files";
import type { Output } from "../../registry/output";
import { writeSearch } from "./write-search";

/** The local search's index and texts, and the records for the hosted search. */
export const search: Output = { name: "search", files: [searchFiles.index], write: writeSearch };
