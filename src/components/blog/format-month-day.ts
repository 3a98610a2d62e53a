import { formatDate } from "../../utils/text/format-date";

/** An ISO time as "November 20", in UTC. */
export const formatMonthDay = (iso: string): string => formatDate(iso).replace(/,.*$/, "");
