/** The hue for a box's or badge's tints. */
export const hue = (name: string) => ({ "--hue": `var(--${name})` });
