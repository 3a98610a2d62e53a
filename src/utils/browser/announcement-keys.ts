export const ANNOUNCEMENT_ID_KEY = "announcement.id";
export const ANNOUNCEMENT_DISMISSED_KEY = "announcement.dismiss";
