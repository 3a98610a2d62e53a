/** The hue that a box or badge takes its tints from. */
export const hue = (name: string) => ({ "--hue": `var(--${name})` });
