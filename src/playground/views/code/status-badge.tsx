import type { ArticleClass } from "../../../components/article/article-styles";

/** Whether the toolkit can do something, shown by shape and word. */
export const StatusBadge = ({ status }: { status: string }) => (
  <span className={`${"status" satisfies ArticleClass} ${status}`}>{status}</span>
);
