import type { ToolClass } from "./styles/tool-styles";

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Shows more of a list that is too long to draw at once. */
export const ShowMore = ({ shown, total, onMore }: ShowMoreProps) =>
  total > shown && (
    <p className={"panel-tools" satisfies ToolClass}>
      <button type="button" className={"tool" satisfies ToolClass} onClick={onMore}>
        Show more of {total.toLocaleString("en")}
      </button>
    </p>
  );
