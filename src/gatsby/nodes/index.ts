import type { NodeType } from "../registry/node-type";
import { fileHistory } from "./file-history/node-type";
import { liveEditType } from "./live-edit/node-type";
import { locales } from "./locales/node-type";
import { sampleReport } from "./sample-report/node-type";
import { searchHits } from "./search-hits/node-type";
import { searchList } from "./search-list/node-type";
import { sidebars } from "./sidebars/node-type";
import { siteType } from "./site/node-type";
import { toolkit } from "./toolkit/node-type";
import { typedoc } from "./typedoc/node-type";
import { versions } from "./versions/node-type";

/** Every node type that doesn't come from content files. */
export const nodeTypes: readonly NodeType[] = [
  siteType,
  sidebars,
  versions,
  locales,
  toolkit,
  typedoc,
  fileHistory,
  searchHits,
  searchList,
  sampleReport,
  liveEditType,
];
