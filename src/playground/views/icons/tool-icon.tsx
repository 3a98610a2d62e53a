import type { PartsClass } from "../../../components/parts/parts-styles";
import { toolIcons, type ToolIconName } from "./tool-icons";

/** A decorative icon of the playground. They're only on its page, not in the sprite of every page. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg className={"icon" satisfies PartsClass} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={toolIcons[name]} />
  </svg>
);
