import type { IconName } from "./icon-sprite";

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon from the page's sprite. */
export const Icon = ({ name, className = "" }: IconProps) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
