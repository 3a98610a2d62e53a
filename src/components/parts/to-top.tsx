import type { GlobalClass } from "./global-styles";
import { Icon } from "./icon";
import type { ToTopClass } from "./to-top-styles";

/** Leads back to the top of a page, once the reader is two screens below it. */
export const ToTop = () => (
  <button type="button" className={"to-top no-print" satisfies `${ToTopClass} ${GlobalClass}`}>
    <Icon name="arrow-left" />
    <span>Back to top</span>
  </button>
);
