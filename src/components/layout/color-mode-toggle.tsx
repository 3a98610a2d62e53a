/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { useColorMode } from "../../hooks/use-color-mode";
import { Icon } from "../icon";

/** Moves the colour mode on. CSS picks the icon by the choice on <html>, so it is right before hydration. */
export const ColorModeToggle = () => {
  const [choice, cycle] = useColorMode();
  const mode = choice ? `${choice} mode` : undefined;
  return (
    <button
      type="button"
      className="color-mode"
      disabled={choice === null}
      title={mode}
      aria-label={`Switch between dark and light mode${mode ? ` (currently ${mode})` : ""}`}
      onClick={cycle}
      sx={styles}
    >
      <Icon name="sun" className="choice-light" />
      <Icon name="moon" className="choice-dark" />
      <Icon name="system" className="choice-system" />
    </button>
  );
};

const styles: ThemeUIStyleObject = {
  ".icon": { display: "none" },
  "html[data-theme-choice=light] & .choice-light": { display: "block" },
  "html[data-theme-choice=dark] & .choice-dark": { display: "block" },
  "html[data-theme-choice=system] & .choice-system": { display: "block" },
  "html:not([data-js]) &": { display: "none !important" },
};
