import { type CSSProperties, type ReactNode, useRef } from "react";

import { useBrowserValue } from "../../browser/hooks/use-browser";
import { site } from "../../config/site";
import { paths } from "../../utils/paths";
import { changeFigure, type EditSample, keptFigure, type LiveResult, useLiveEdit } from "./use-live-edit";

interface LiveFragmentProps {
  edit: Queries.LivePaneFragment;
  label: ReactNode;
  place: string;
  children: ReactNode;
}

const Html = ({ text }: { text: string }) => <span dangerouslySetInnerHTML={{ __html: text }} />;

const cut = (html: string, at: number): [string, string] => [html.slice(0, at), html.slice(at + 1)];

/** The lines of the message around the value, the only child, which has its own line. */
const LiveFragment = ({ edit, label, place, children }: LiveFragmentProps) => {
  const [linesAbove, open] = cut(edit.above, edit.above.lastIndexOf("\n"));
  const [close, linesBelow] = cut(edit.below, edit.below.indexOf("\n"));
  return (
    <div>
      <p>
        {label}
        <span>{place}</span>
      </p>
      <pre>
        <Html text={linesAbove} />
        <span className="changed">
          <Html text={open} />
          {children}
          <Html text={close} />
        </span>
        <Html text={linesBelow} />
      </pre>
    </div>
  );
};

const INPUT_ID = "live-value";

/** Position and length of the change in the message. */
const place = ({ keptBefore, before, after, kept }: LiveResult): CSSProperties =>
  ({ "--at": keptBefore / before, "--long": (Math.max(before, after) - kept) / before }) as CSSProperties;

/** A message with one editable value: shows the result, and how much of it is unchanged; `load` loads the engine. */
export const LivePane = ({ edit, load }: { edit: Queries.LivePaneFragment; load: () => Promise<EditSample> }) => {
  const input = useRef<HTMLInputElement>(null);
  const live = useBrowserValue(() => true);
  const { result, problem, prepare, edit: setValue } = useLiveEdit(edit.result, load);

  const reset = (): void => {
    input.current!.value = edit.becomes;
    input.current!.focus();
    setValue(edit.becomes);
  };

  return (
    <figure className="live-pane" aria-label="A message before and after an edit" onPointerEnter={prepare}>
      <div className="frame">
        <div className="card">
          <div className="sides">
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
          <div className="kept">
            <span className="bytes" style={place(result)} aria-hidden="true" />
            <span role="status" id="live-figures">
              <strong>{keptFigure(result)}</strong>
              <span>{problem ?? `${changeFigure(result)} · was ${edit.was}`}</span>
            </span>
            <button type="button" className="button" onClick={reset}>
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
