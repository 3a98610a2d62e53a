import { Icon } from "../parts/icon";

/** Renders a link to the top of a page, shown once the reader is two screens down. */
export const ToTop = () => (
  <button type="button" className="to-top no-print">
    <Icon name="arrow-left" />
    <span>Back to top</span>
  </button>
);
