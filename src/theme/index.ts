import type { Theme } from "theme-ui";

import { em, steps } from "./breakpoints";
import { colors } from "./colors";
import { space, sizes } from "./space";
import { fonts, fontSizes, fontWeights, lineHeights } from "./typography";

/** Theme UI's theme. Colour mode is CSS variables on <html>, so Theme UI's own is switched off. */
export const theme: Theme = {
  config: {
    useCustomProperties: false,
    useColorSchemeMediaQuery: false,
    useLocalStorage: false,
    useRootStyles: false,
    useBorderBox: false,
  },
  breakpoints: steps.map(em),
  colors,
  space,
  sizes,
  fonts,
  fontSizes,
  fontWeights,
  lineHeights,
  radii: { small: 4, medium: 6 },
};
