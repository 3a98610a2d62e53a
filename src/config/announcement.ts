export interface Announcement {
  /** A new id shows the bar again to readers who closed an earlier one. */
  id: string;
  text: string;
  link?: { href: string; label: string };
  closeable: boolean;
}

/** The bar above the navbar; null leaves it out. */
export const announcement: Announcement | null = null;

/** Keys of what the browser stores about the bar; they are here, so that a site without a bar doesn't load them. */
export const ANNOUNCEMENT_ID_KEY = "announcement.id";
export const ANNOUNCEMENT_DISMISSED_KEY = "announcement.dismiss";
