import type { ReactNode } from "react";

import type { LivePaneClass } from "./live-pane-styles";

interface LiveFragmentProps {
  edit: Pick<Queries.LivePaneFragment, "above" | "below">;
  label: ReactNode;
  /** What the fragment shows. */
  place: string;
  /** The value. */
  children: ReactNode;
}

const Html = ({ text }: { text: string }) => <span dangerouslySetInnerHTML={{ __html: text }} />;

const cut = (html: string, at: number): [string, string] => [html.slice(0, at), html.slice(at + 1)];

/** The lines of the message around the value, which has its own line. */
export const LiveFragment = ({ edit, label, place, children }: LiveFragmentProps) => {
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
        <span className={"changed" satisfies LivePaneClass}>
          <Html text={open} />
          {children}
          <Html text={close} />
        </span>
        <Html text={linesBelow} />
      </pre>
    </div>
  );
};
