import { logoShape } from "../../utils/logo-shape";
import type { IconName } from "./icon-sprite";

/** Renders a decorative icon from the page's sprite. */
export const Icon = ({ name, className = "" }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
    <use href={`#_icon-${name}`} />
  </svg>
);

/** Renders the mark: two equal brackets, one on each side of a change. */
export const Logo = () => (
  <svg width={24} height={24} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path
      d={logoShape.marks}
      stroke="currentColor"
      strokeWidth={logoShape.stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle {...logoShape.change} fill="var(--accent, currentColor)" />
  </svg>
);

const middles = {
  nothing: <circle cx="60" cy="36" r="13" strokeDasharray="2.5 5.7" />,
  break: <path d="m66 12-14 21h16l-14 27" />,
};

/** Renders the motif as a picture: two equal marks and what is between them. */
export const Marks = ({ between }: { between: keyof typeof middles }) => (
  <svg
    className="marks"
    data-between={between}
    width="111"
    height="72"
    viewBox="4.5 0 111 72"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M28 6 6 36l22 30M92 6l22 30-22 30" />
    {middles[between]}
  </svg>
);
