import { logoShape } from "../../utils/logo-shape";

/** The mark: two equal brackets, one on each side of a change. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
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
