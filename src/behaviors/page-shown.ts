/** Event on the document once a page is shown and its hash has been followed. */
export const PAGE_SHOWN = "page-shown";
