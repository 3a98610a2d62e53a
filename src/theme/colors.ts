/** Colour roles in light and in dark mode. Body and muted text reach 7:1 on paper and raised, all other text 4.5:1, control borders and focus 3:1 (theme/colors.test.ts). */
const roles = {
  paper: ["#ffffff", "#0f1217"],
  raised: ["#f6f8f9", "#161a21"],
  ink: ["#16181d", "#e6e9ef"],
  muted: ["#4b5561", "#a0a9b6"],
  hairline: ["#e1e5e9", "#272d37"],
  control: ["#828c99", "#6b7584"],
  // In light mode as dark as it may be at 3:1 next to ink: links in tables and lists have no underline.
  accent: ["#0b6f77", "#62c6cc"],
  accentInk: ["#ffffff", "#0b1416"],
  note: ["#4b5b70", "#a9b7ca"],
  tip: ["#1d6b43", "#7fcf9f"],
  info: ["#1f5ea8", "#8ab9f5"],
  warning: ["#805100", "#e4b566"],
  danger: ["#a82a21", "#f2938b"],
  codeKeyword: ["#7b3a9a", "#c9a5ee"],
  codeString: ["#1d6b43", "#8fd3a4"],
  codeNumber: ["#94480a", "#eeb27a"],
  codeFunction: ["#1f5ea8", "#8ab9f5"],
  codeType: ["#0b6f77", "#62c6cc"],
  codeComment: ["#5b6572", "#929cab"],
} as const;

export type ColorName = keyof typeof roles;
export type ColorScheme = Record<ColorName, string>;

const ofRoles = (toColor: (name: ColorName) => string): ColorScheme =>
  Object.fromEntries((Object.keys(roles) as ColorName[]).map((name) => [name, toColor(name)])) as ColorScheme;

export const light = ofRoles((name) => roles[name][0]);
export const dark = ofRoles((name) => roles[name][1]);

/** The roles as references to CSS variables, so that changing the colour mode doesn't rerender anything. */
export const colors = ofRoles((name) => `var(--${name})`);
