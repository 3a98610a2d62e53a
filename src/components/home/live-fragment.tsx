import type { ReactNode } from "react";

import type { LivePaneClass } from "./live-pane-styles";

interface LiveFragmentProps {
  edit: Pick<Queries.LivePaneFragment, "file" | "line" | "above" | "below">;
  label: ReactNode;
  /** The value. */
  children: ReactNode;
}

const Html = ({ text }: { text: string }) => <span dangerouslySetInnerHTML={{ __html: text }} />;

const cut = (html: string, at: number): [string, string] => [html.slice(0, at), html.slice(at + 1)];

/** The lines of the message around the value, which stands in a line of its own. */
export const LiveFragment = ({ edit, label, children }: LiveFragmentProps) => {
  const [linesAbove, open] = cut(edit.above, edit.above.lastIndexOf("\n"));
  const [close, linesBelow] = cut(edit.below, edit.below.indexOf("\n"));
  return (
    <div>
      <p>
        {label}
        <span>
          {edit.file}, line {edit.line}
        </span>
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
