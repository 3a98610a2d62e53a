/** Ids of the last parts of a page; scripts and links name them. */
export const SIDEBAR_ID = "_sidebar";
export const FOOTER_ID = "footer";
