import type { NodeType } from "../registry/node-type";
import { ern } from "./ern/node-type";
import { fileHistory } from "./file-history/node-type";
import { sampleCheck } from "./sample-check/node-type";
import { sampleReport } from "./sample-report/node-type";
import { sidebars } from "./sidebars/node-type";
import { toolkit } from "./toolkit/node-type";
import { versions } from "./versions/node-type";

/** Every node type that doesn't come from content files. */
export const nodeTypes: readonly NodeType[] = [
  // Its node is made by Gatsby, from the metadata in gatsby-config.ts.
  { name: "site" },
  sidebars,
  versions,
  toolkit,
  ern,
  fileHistory,
  // `sourceSearchList` creates its node once all content is compiled.
  { name: "search-list" },
  sampleReport,
  sampleCheck,
];
