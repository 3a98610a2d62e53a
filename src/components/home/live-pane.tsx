import { graphql } from "gatsby";
import { useRef } from "react";
import type { CSSProperties } from "react";

import { site } from "../../config/site";
import { useBrowserValue } from "../../browser/hooks/use-browser";
import { paths } from "../../utils/paths";
import type { ButtonClass } from "../parts/button-styles";
import { changeFigure, keptFigure } from "./edit-figures";
import type { EditSample, LiveResult } from "./edit-sample";
import { LiveFragment } from "./live-fragment";
import type { LivePaneClass } from "./live-pane-styles";
import { useLiveEdit } from "./use-live-edit";

interface LivePaneProps {
  edit: Queries.LivePaneFragment;
  /** Loads the engine. */
  load: () => Promise<EditSample>;
}

const INPUT_ID = "live-value";

/** Position and length of the change in the message. */
const place = ({ keptBefore, before, after, kept }: LiveResult): CSSProperties =>
  ({ "--at": keptBefore / before, "--long": (Math.max(before, after) - kept) / before }) as CSSProperties;

/** A message with one editable value: shows the result, and how much of it is unchanged. */
export const LivePane = ({ edit, load }: LivePaneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const live = useBrowserValue(() => true);
  const { result, problem, prepare, edit: setValue } = useLiveEdit(edit.result, load);

  const reset = (): void => {
    input.current!.value = edit.becomes;
    input.current!.focus();
    setValue(edit.becomes);
  };

  return (
    <figure
      className={"live-pane" satisfies LivePaneClass}
      aria-label="A message before and after an edit"
      onPointerEnter={prepare}
    >
      <div className={"frame" satisfies LivePaneClass}>
        <div className={"card" satisfies LivePaneClass}>
          <div className={"sides" satisfies LivePaneClass}>
            <LiveFragment
              edit={edit}
              label={<label htmlFor={INPUT_ID}>Edit the start date</label>}
              place={`line ${edit.line}`}
            >
              <input
                ref={input}
                id={INPUT_ID}
                defaultValue={edit.becomes}
                readOnly={!live}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                size={edit.becomes.length}
                aria-describedby="live-figures"
                onFocus={prepare}
                onChange={({ target }) => setValue(target.value)}
              />
            </LiveFragment>
            <LiveFragment edit={edit} label={<b>Comes out</b>} place={edit.file}>
              <b>{result.written}</b>
            </LiveFragment>
          </div>
          <div className={"kept" satisfies LivePaneClass}>
            <span className={"bytes" satisfies LivePaneClass} style={place(result)} aria-hidden="true" />
            <span role="status" id="live-figures">
              <strong>{keptFigure(result)}</strong>
              <span>{problem ?? `${changeFigure(result)} · was ${edit.was}`}</span>
            </span>
            <button type="button" className={"button" satisfies ButtonClass} onClick={reset}>
              Reset
            </button>
          </div>
        </div>
      </div>
      <figcaption>
        Done by the playground’s engine. The packages have no round trip in {site.version}:{" "}
        <a href={paths.doc("guides/round-trip-fidelity")}>how to edit a message</a>
      </figcaption>
    </figure>
  );
};

export const livePaneFragment = graphql`
  fragment LivePane on LiveEdit {
    file
    line
    above
    below
    was
    becomes
    result {
      written
      before
      after
      kept
      keptBefore
    }
  }
`;
