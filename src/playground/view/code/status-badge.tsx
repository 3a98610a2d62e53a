/** Whether the toolkit can do something: by shape and word. */
export const StatusBadge = ({ status }: { status: string }) => <span className={`status ${status}`}>{status}</span>;
