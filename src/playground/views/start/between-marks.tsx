import type { Between } from "../../samples/samples";
import type { StartClass } from "./start-styles";

/** The drawing between the two marks, on a 48 by 24 grid. */
const drawings: Record<Between, string> = {
  one: "M18 12h12",
  gap: "M17 12h3.5m3 0h1m3 0h3.5",
  rows: "M18 5.5h12M18 9.8h12M18 14.1h12M18 18.4h12",
  few: "M18 7h12M18 12h12M18 17h12",
  pair: "M17 7.5h14M17 16.5h8m3 0h3",
  step: "M17 12h13m-4.5-4.5L30 12l-4.5 4.5",
  guest: "M18 7h12M18 17h12M22 12h.1m3.9 0h.1",
  braces: "M22 6.5c-2.5 0-1 5-3.5 5.5 2.5.5 1 5.5 3.5 5.5M26 6.5c2.5 0 1 5 3.5 5.5-2.5.5-1 5.5-3.5 5.5",
  break: "m26.5 4-5 7.5h5.5L22 20",
};

/** The motif at card size: two equal marks with the sample's subject between them. */
export const BetweenMarks = ({ between }: { between: Between }) => (
  <svg
    className={"between" satisfies StartClass}
    width="56"
    height="28"
    viewBox="0 0 48 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M9.5 3.5 4 12l5.5 8.5M38.5 3.5 44 12l-5.5 8.5" />
    <path d={drawings[between]} />
  </svg>
);
