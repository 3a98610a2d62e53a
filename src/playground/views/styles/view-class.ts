import type { GlobalClass } from "../../../components/parts/global-styles";
import type { PartsClass } from "../../../components/parts/parts-styles";
import type { PanelClass } from "./panels-stylesheet";
import type { PageClass } from "./playground-stylesheet";
import type { WorkbenchClass } from "./workbench-stylesheet";

/** The classes that the playground's elements may have: those of its own styles, and some of the site's. */
export type ViewClass = PageClass | WorkbenchClass | PanelClass | GlobalClass | PartsClass;
