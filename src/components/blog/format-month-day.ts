import { formatDate } from "../../utils/text/format-date";

/** Formats an ISO time as "November 20", in UTC. */
export const formatMonthDay = (iso: string): string => formatDate(iso).replace(/,.*$/, "");
