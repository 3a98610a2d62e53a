import type { StatusClass } from "../../../components/parts/status-styles";

/** Whether the toolkit can do something, shown by shape and word. */
export const StatusBadge = ({ status }: { status: string }) => (
  <span className={`${"status" satisfies StatusClass} ${status}`}>{status}</span>
);
