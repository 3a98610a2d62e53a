/** What keeps the keys that are typed in it. */
export const FIELDS = "input, select, textarea, [contenteditable]:not([contenteditable=false])";
