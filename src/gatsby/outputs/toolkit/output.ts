import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { writeToolkit } from "./write-toolkit";

/** The toolkit's symbols as data for other programs. */
export const toolkit: Output = {
  name: "toolkit",
  files: [paths.toolkit(), paths.toolkitSchema()],
  write: writeToolkit,
};
