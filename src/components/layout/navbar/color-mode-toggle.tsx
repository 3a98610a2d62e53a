import { useColorMode } from "../../../browser/hooks/use-color-mode";
import { Icon } from "../../parts/icon";

/** Switches to the next colour mode. CSS picks the icon from the choice on <html>, so it is right before hydration. */
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
    >
      <Icon name="sun" className="choice-light" />
      <Icon name="moon" className="choice-dark" />
      <Icon name="system" className="choice-system" />
    </button>
  );
};
