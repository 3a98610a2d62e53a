/** The page's background in each colour mode, as the browser prints it. */
export const paper = { light: "rgb(255, 255, 255)", dark: "rgb(15, 18, 23)" } as const;
