/** The mark: two equal brackets, one on each side of a change. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M8.5 3.5 3 12l5.5 8.500M15.5 3.5 21 12l-5.5 8.5"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="12" cy="12" r="1.9" fill="var(--accent, currentColor)" />
  </svg>
);
