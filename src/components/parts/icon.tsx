import type { IconName } from "./icon-sprite";
import type { PartsClass } from "./parts-styles";

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon from the page's sprite. */
export const Icon = ({ name, className = "" }: IconProps) => (
  <svg className={`${"icon" satisfies PartsClass} ${className}`.trim()} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
