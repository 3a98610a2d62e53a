/** Of a link that stands in a row: as high as a finger needs it where windows are narrow. */
export const target = { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] };

/** Of a list whose items stand beside each other. */
export const inlineList = { listStyle: "none", display: "flex", flexWrap: "wrap", m: 0, p: 0 } as const;
