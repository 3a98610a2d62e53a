import type { Problem } from "@ddex-suite/ern/validate";
import type { ReactNode } from "react";

import { Icon } from "../../../components/parts/icon";
import { errorsDoc } from "../../../config/content";
import { paths } from "../../../utils/paths";
import { usePlayground } from "../parts/playground-context";
import { toTsv } from "./diagnostics-text";

interface DiagnosticItemProps {
  diagnostic: Problem;
  number: number;
  /** Text before line and column: the file, if there are several. */
  where?: string;
  /** Goes to its place, with the focus unless that would bring up a keyboard on the screen. */
  onGo: (diagnostic: Problem, isFocused: boolean) => void;
  /** What Copy gives, if not the problem alone. */
  toCopy?: () => string;
  children?: ReactNode;
}

const icons = { error: "danger", warning: "warning", profile: "info", hint: "info" } as const;

export const DiagnosticItem = (props: DiagnosticItemProps) => {
  const { diagnostic, number, where = "", onGo, toCopy = () => toTsv([diagnostic]), children } = props;
  const { copy } = usePlayground();
  const { entry, severity, line, column, message, remedy } = diagnostic;
  const about = "about" in diagnostic ? diagnostic.about : undefined;
  return (
    <li className={severity}>
      <Icon name={icons[severity]} />
      <div>
        <button
          type="button"
          onClick={({ nativeEvent }) => onGo(diagnostic, (nativeEvent as PointerEvent).pointerType !== "touch")}
        >
          <span className="visually-hidden">
            {severity} in {!where && "line and column "}
          </span>
          {where}
          {line}:{column}
        </button>{" "}
        <div>
          {message} <span className="remedy">{remedy}</span>{" "}
          {entry !== undefined && <a href={`${paths.doc(errorsDoc)}#${entry}`}>About this error</a>}{" "}
          {about !== undefined && <a href={paths.ernElement(about)}>About {about}</a>}
          {children}
        </div>
      </div>
      <button
        type="button"
        className="copy"
        title="Copy"
        aria-label={`Copy problem ${number}`}
        onClick={() => copy(toCopy(), "The problem is in the clipboard.")}
      >
        <Icon name="copy" />
      </button>
    </li>
  );
};
