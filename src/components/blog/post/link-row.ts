/** For a link in a row: tall enough for a finger in narrow windows. */
export const target = { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] };

/** For a list whose items are in one row. */
export const inlineList = { listStyle: "none", display: "flex", flexWrap: "wrap", m: 0, p: 0 } as const;
