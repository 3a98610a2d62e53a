import { Icon } from "../icon";
import type { IconName } from "../icon-sprite";

/** Whether the toolkit can do something: by shape and word. */
export const StatusBadge = ({ status }: { status: string }) => (
  <span className={`badge ${status}`}>
    <Icon name={`status-${status}` as IconName} />
    {status}
  </span>
);
