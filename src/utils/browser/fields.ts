/** Elements that use the keys typed in them. */
export const FIELDS = "input, select, textarea, [contenteditable]:not([contenteditable=false])";
