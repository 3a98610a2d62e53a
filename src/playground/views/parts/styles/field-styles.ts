import { playgroundMedia } from "./playground-media";

/** Text inputs. */
export const textField = {
  minWidth: 0,
  minHeight: 36,
  padding: "0 8px",
  border: "1px solid var(--control)",
  borderRadius: "medium",
  backgroundColor: "paper",
  color: "ink",
  font: "inherit",
  fontSize: "small",
  [playgroundMedia.touch]: { minHeight: 44 },
} as const;
