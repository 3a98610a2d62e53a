import { counted, formatNumber } from "@ddex-suite/ern/text/counted";
import { type MouseEvent, useEffect, useRef, useState } from "react";

import { isPlainClick } from "../../utils/browser/is-plain-click";
import { paths } from "../../utils/paths";
import { FOCUSABLE } from "../parts/focusable";
import { Icon } from "../parts/icon";
import { type CheckedMessage, type MessageCheck, useMessageCheck } from "./use-message-check";

/** Lines of a change, so that a long one doesn't move the list away. */
const CHANGE_ROWS = 8;

/** The list stays short enough to be looked through; the playground shows all. */
const SHOWN = 8;

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

const useDrop = (open: (file: File) => unknown): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const on = (type: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFiles(event) && listener(event), { signal: leave.signal });
    on("dragover", (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    on("dragleave", ({ relatedTarget }) => setIsOver(relatedTarget !== null));
    on("drop", (event) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) open(file);
    });
    return () => leave.abort();
  }, [open]);
  return isOver;
};

const summaryOf = ({ problems, fixes }: CheckedMessage): string => {
  if (problems.length > 0) return `${counted(problems.length, "problem")}${fixes.length > 0 ? " left" : ""}`;
  return fixes.length > 0 ? `${counted(fixes.length, "fix", "fixes")} made, nothing left` : "No problem found";
};

const SIGNS: Readonly<Record<string, string>> = { same: "=", removed: "−", added: "+" };

/** Renders the newest fix between the lines around it, which are the same on both sides. */
const Change = ({ rows, changedLines, identicalLines }: NonNullable<CheckedMessage["change"]>) => (
  <div className="change">
    <pre {...FOCUSABLE} role="group" aria-label="The newest change">
      <code>
        {rows.slice(0, CHANGE_ROWS).map(({ kind, text }, index) => (
          <span key={index} className={kind}>
            <i>{SIGNS[kind]}</i> {text}
          </span>
        ))}
      </code>
    </pre>
    <p>
      <b>{counted(changedLines, "line")} changed</b>, {formatNumber(identicalLines)} identical
    </p>
  </div>
);

interface MessageCheckerProps {
  sample: Queries.MessageCheckerFragment;
  load: () => Promise<MessageCheck>;
}

/** Checks a message of the reader's, or a sample, and fixes it. */
export const MessageChecker = ({ sample, load }: MessageCheckerProps) => {
  const [start] = useState({ ...sample, fixes: [null] });
  const { message, failure, isSample, prepare, openFile, openSample, fix, handOver } = useMessageCheck(start, load);
  const root = useRef<HTMLElement>(null);
  const isOver = useDrop(openFile);
  const { name, problems } = message;

  /** The position of the fix that was asked for last. */
  const fixed = useRef<number | null>(null);

  useEffect(() => {
    if (fixed.current === null || !root.current) return;
    // The button is gone with its problem.
    const left = root.current.querySelectorAll<HTMLElement>("li button");
    (left[Math.min(fixed.current, left.length - 1)] ?? root.current.querySelector<HTMLElement>(".open"))?.focus();
    fixed.current = null;
  }, [message]);

  const fixAt = (index: number): void => {
    fixed.current = index;
    // The list gets shorter, and nothing below it should move.
    if (root.current) root.current.style.minHeight = `${root.current.offsetHeight}px`;
    void fix(index);
  };
  const onOpen = (event: MouseEvent): void => {
    if (isPlainClick(event)) handOver();
  };

  return (
    <figure
      ref={root}
      className={isOver ? "checker over" : "checker"}
      aria-label="Check an ERN message"
      onPointerEnter={prepare}
    >
      <div className="drop">
        <label className="file">
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            onFocus={prepare}
            onChange={({ target }) => {
              if (target.files?.[0]) void openFile(target.files[0]);
              target.value = "";
            }}
          />
          <Icon name="download" />
          <span>
            <b>Drop your ERN file</b> or choose one
          </span>
        </label>
        <p>Nothing is uploaded: it is checked in your browser.</p>
      </div>
      <p className="checked">
        <b>{name}</b>
        <span role="status">{failure ?? summaryOf(message)}</span>
      </p>
      {message.change && <Change {...message.change} />}
      <ol>
        {problems.slice(0, SHOWN).map(({ severity, line, column, message: text, remedy, fixes }, index) => (
          <li key={`${line}:${column} ${text}`} className={severity}>
            <Icon name={severity === "error" ? "danger" : "warning"} />
            <div>
              <span className="visually-hidden">{severity} in line and column </span>
              <code>
                {line}:{column}
              </code>{" "}
              {text} <span className="remedy">{remedy}</span>
            </div>
            {fixes?.length === 1 && (
              <button type="button" onClick={() => fixAt(index)} aria-label={`Fix: ${fixes[0]!.label}`}>
                {fixes[0]!.isCertain ? "Fix" : fixes[0]!.label}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="next">
        <a className="open" href={isSample ? paths.playgroundSample(name) : paths.playground()} onClick={onOpen}>
          {problems.length > SHOWN ? `See all ${problems.length} in the playground` : "Open in the playground"}
          <Icon name="arrow-right" />
        </a>
        {!isSample && (
          <button type="button" onClick={() => void openSample()}>
            Use the sample again
          </button>
        )}
      </p>
    </figure>
  );
};
