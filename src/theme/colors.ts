/** Colour roles. Body and muted text reach 7:1 on paper and raised, all other text 4.5:1, control borders and focus 3:1 (theme/colors.test.ts). */
export interface ColorScheme {
  paper: string;
  raised: string;
  ink: string;
  muted: string;
  hairline: string;
  control: string;
  accent: string;
  accentInk: string;
  note: string;
  tip: string;
  info: string;
  warning: string;
  danger: string;
  codeKeyword: string;
  codeString: string;
  codeNumber: string;
  codeFunction: string;
  codeType: string;
  codeComment: string;
}

export const light: ColorScheme = {
  paper: "#ffffff",
  raised: "#f6f8f9",
  ink: "#16181d",
  muted: "#4b5561",
  hairline: "#e1e5e9",
  control: "#828c99",
  accent: "#0a6870",
  accentInk: "#ffffff",
  note: "#4b5b70",
  tip: "#1d6b43",
  info: "#1f5ea8",
  warning: "#805100",
  danger: "#a82a21",
  codeKeyword: "#7b3a9a",
  codeString: "#1d6b43",
  codeNumber: "#94480a",
  codeFunction: "#1f5ea8",
  codeType: "#0a6870",
  codeComment: "#5b6572",
};

export const dark: ColorScheme = {
  paper: "#0f1217",
  raised: "#161a21",
  ink: "#e6e9ef",
  muted: "#a0a9b6",
  hairline: "#272d37",
  control: "#6b7584",
  accent: "#62c6cc",
  accentInk: "#0b1416",
  note: "#a9b7ca",
  tip: "#7fcf9f",
  info: "#8ab9f5",
  warning: "#e4b566",
  danger: "#f2938b",
  codeKeyword: "#c9a5ee",
  codeString: "#8fd3a4",
  codeNumber: "#eeb27a",
  codeFunction: "#8ab9f5",
  codeType: "#62c6cc",
  codeComment: "#929cab",
};

export type ColorName = keyof ColorScheme;

/** The roles as references to CSS variables, so that changing the colour mode doesn't rerender anything. */
export const colors = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(--${name})`]),
) as Record<ColorName, string>;
