import { z } from "zod";

import { absoluteUrl } from "../../../config/urls";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { toolkitValues } from "./toolkit-values";

/** The JSON Schema of the file of all symbols. */
export const toToolkitSchema = (): object => ({
  $id: absoluteUrl(paths.toolkitSchema()),
  title: `Symbols of ${site.title} ${site.version}`,
  ...z.toJSONSchema(toolkitValues),
});
