import type { ReactNode } from "react";

import type { MessageSample } from "../../samples/samples";
import type { ToolClass } from "../parts/styles/tool-styles";
import { SampleCards } from "./sample-cards";
import type { StartClass } from "./start-styles";

/** What you can do if nothing is open. */
export interface StartWays {
  open: () => void;
  openFolder: () => void;
  paste: () => void;
  build: () => void;
  write: () => void;
  openSample: (sample: MessageSample) => void;
  showKeys: () => void;
}

interface StartViewProps {
  /** Undefined until the playground's code is loaded: until then the samples are plain links. */
  ways?: StartWays;
  /** Content below the samples. */
  children?: ReactNode;
}

const looks = { quiet: "tool", primary: "tool primary", folder: "tool folder" } as const satisfies Record<
  string,
  ToolClass | `${ToolClass} ${ToolClass | StartClass}`
>;

/** One of the two marks; styles turn the second. */
const Bracket = () => (
  <svg width="40" viewBox="0 0 40 112" aria-hidden="true" focusable="false">
    <path d="M34 6 6 56l28 50" />
  </svg>
);

/** How to begin: with your own message or a sample. */
export const StartView = ({ ways, children }: StartViewProps) => {
  const button = (label: string, does: (() => void) | undefined, look: keyof typeof looks = "quiet") => (
    <button type="button" className={looks[look]} disabled={!ways} onClick={does}>
      {label}
    </button>
  );
  return (
    <div className={"start" satisfies StartClass}>
      <section aria-label="Your message" className={"begin" satisfies StartClass}>
        <Bracket />
        <Bracket />
        <h2>Your message</h2>
        <p>Drop it anywhere on this page: an XML file, a ZIP or a folder. Or paste its text.</p>
        <div className={"ways" satisfies StartClass}>
          {button("Open a message", ways?.open, "primary")}
          {button("Paste", ways?.paste)}
          {button("Open a folder", ways?.openFolder, "folder")}
          {button("Build from JSON", ways?.build)}
        </div>
        <p className={"quiet" satisfies StartClass}>
          {button("Start with an empty source", ways?.write)}
          {button("Keys", ways?.showKeys)}
        </p>
      </section>
      <section aria-label="Samples to try">
        <h2>Samples to try</h2>
        <SampleCards {...(ways && { onOpen: ways.openSample })} />
      </section>
      {children}
    </div>
  );
};
