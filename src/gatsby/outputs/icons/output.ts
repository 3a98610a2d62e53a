import { icons } from "../../../config/icons";
import type { Output } from "../../registry/output";
import { writeIcons } from "./write-icons";

const { svg: _static, ...drawn } = icons;

/** The logo as pictures. */
export const iconFiles: Output = {
  name: "icons",
  files: Object.values(drawn),
  write: (_args, folder) => writeIcons(folder),
};
