import { readFileSync } from "node:fs";

import { liveEdit } from "../../../config/live-edit";
import type { NodeType } from "../../registry/node-type";
import { toLiveEdit } from "./to-live-edit";

const schema = /* GraphQL */ `
  "An edit of one value of a message, as the home page shows it before the reader makes another."
  type LiveEdit implements Node @dontInfer {
    file: String!
    line: Int!
    "HTML of the lines before the value, and of those after it."
    above: String!
    below: String!
    was: String!
    becomes: String!
    result: ValueEdit!
  }

  "What became of a message, in bytes."
  type ValueEdit @dontInfer {
    written: String!
    before: Int!
    after: Int!
    kept: Int!
    keptBefore: Int!
  }
`;

/** The live edit on the home page. */
export const liveEditType: NodeType = {
  name: "live-edit",
  schema,
  source: (create) => create("LiveEdit", "home", toLiveEdit(readFileSync(liveEdit.file, "utf8"))),
};
