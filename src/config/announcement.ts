export interface Announcement {
  /** A new id shows the bar again to readers who closed an earlier one. */
  id: string;
  text: string;
  link?: { href: string; label: string };
  closeable: boolean;
}

/** The bar above the navbar; undefined hides it. */
export const announcement: Announcement | undefined = undefined;
