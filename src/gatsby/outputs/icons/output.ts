import { icons } from "../../../config/icons";
import type { Output } from "../../registry/output";
import { writeIcons } from "./write-icons";

/** Icons made from the logo. */
export const iconFiles: Output = {
  name: "icons",
  files: [icons.ico, icons.touch, icons.small, icons.large, icons.maskable],
  write: (_args, folder) => writeIcons(folder),
};
