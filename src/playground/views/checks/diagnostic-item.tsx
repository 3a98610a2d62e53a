import type { ReactNode } from "react";

import type { GlobalClass } from "../../../components/parts/global-styles";
import { Icon } from "../../../components/parts/icon";
import { errorsDoc } from "../../../config/content";
import { paths } from "../../../utils/paths";
import type { ErnDiagnostic, Severity } from "../../../ern/types";
import type { ValidationDiagnostic } from "../../validation/types";
import type { ChecksClass } from "./checks-styles";

interface DiagnosticItemProps<Some extends ErnDiagnostic | ValidationDiagnostic> {
  diagnostic: Some;
  /** Its position in the list, from 1. */
  number: number;
  /** Text before line and column: the file, if there are several. */
  where?: string;
  onGo: (diagnostic: Some) => void;
  onCopy: (diagnostic: Some) => void;
  children?: ReactNode;
}

const icons = { error: "danger", warning: "warning" } as const satisfies Record<Severity, string>;

/** A problem: severity, position, what is wrong and what to do about it. */
export const DiagnosticItem = <Some extends ErnDiagnostic | ValidationDiagnostic>(props: DiagnosticItemProps<Some>) => {
  const { diagnostic, number, where = "", onGo, onCopy, children } = props;
  const { entry } = diagnostic;
  const { severity, line, column, message, remedy } = diagnostic;
  return (
    <li className={severity satisfies ChecksClass | "warning"}>
      <Icon name={icons[severity]} />
      <div>
        <button type="button" onClick={() => onGo(diagnostic)}>
          <span className={"visually-hidden" satisfies GlobalClass}>
            {severity} in {!where && "line and column "}
          </span>
          {where}
          {line}:{column}
        </button>{" "}
        <div>
          {message} <span className={"remedy" satisfies ChecksClass}>{remedy}</span>
          {entry !== undefined && (
            <>
              {" "}
              <a href={`${paths.doc(errorsDoc)}#${entry}`}>About this error</a>
            </>
          )}
          {children}
        </div>
      </div>
      <button
        type="button"
        className={"copy" satisfies ChecksClass}
        title="Copy"
        aria-label={`Copy problem ${number}`}
        onClick={() => onCopy(diagnostic)}
      >
        <Icon name="copy" />
      </button>
    </li>
  );
};
