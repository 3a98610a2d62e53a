import type { ReactNode } from "react";

import { isPlainClick } from "../../../utils/browser/is-plain-click";
import { opensMessage } from "../../../utils/browser/opens-message";
import { paths } from "../../../utils/paths";
import { type Between, type MessageSample, samples } from "../../samples/samples";
import { Tool } from "../parts/controls";

/** The drawing between the two marks of a sample, on a 48 by 24 grid. */
const drawings: Record<Between, string> = {
  track: "M18 12h12",
  gap: "M17 12h3.5m3 0h1m3 0h3.5",
  rows: "M18 5.5h12M18 9.8h12M18 14.1h12M18 18.4h12",
  few: "M18 7h12M18 12h12M18 17h12",
  pair: "M17 7.5h14M17 16.5h8m3 0h3",
  step: "M17 12h13m-4.5-4.5L30 12l-4.5 4.5",
  guest: "M18 7h12M18 17h12M22 12h.1m3.9 0h.1",
  braces: "M22 6.5c-2.5 0-1 5-3.5 5.5 2.5.5 1 5.5 3.5 5.5M26 6.5c2.5 0 1 5 3.5 5.5-2.5.5-1 5.5-3.5 5.5",
  break: "m26.5 4-5 7.5h5.5L22 20",
};

/** The motif at card size: two equal marks with the sample's subject between them. */
const BetweenMarks = ({ between }: { between: Between }) => (
  <svg className="between" width="56" height="28" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
    <path d="M9.5 3.5 4 12l5.5 8.5M38.5 3.5 44 12l-5.5 8.5" />
    <path d={drawings[between]} />
  </svg>
);

/** One of the two large marks; styles turn the second. */
const Bracket = () => (
  <svg width="40" viewBox="0 0 40 112" aria-hidden="true" focusable="false">
    <path d="M34 6 6 56l28 50" />
  </svg>
);

export type StartActions = Record<"open" | "openFolder" | "paste" | "build" | "write" | "showKeys", () => void> & {
  openSample: (sample: MessageSample) => void;
};

/** Renders the start page; without actions, until the playground's code is loaded, the samples are plain links. */
export const StartView = ({ actions, children }: { actions?: StartActions; children?: ReactNode }) => {
  const button = (label: string, onClick: (() => void) | undefined, look?: "primary" | "folder") => (
    <Tool look={look} disabled={!actions} onClick={onClick}>
      {label}
    </Tool>
  );
  return (
    <div className="start">
      <section aria-label="Your message" className="begin">
        <Bracket />
        <Bracket />
        <h2>Your message</h2>
        <p>Drop it anywhere on this page: an XML file, a ZIP or a folder. Or paste its text.</p>
        <div className="ways">
          {button("Open a message", actions?.open, "primary")}
          {button("Paste", actions?.paste)}
          {button("Open a folder", actions?.openFolder, "folder")}
          {button("Build from JSON", actions?.build)}
        </div>
        <p className="quiet">
          {button("Start with an empty source", actions?.write)}
          {button("Keys", actions?.showKeys)}
        </p>
      </section>
      <section aria-label="Samples to try">
        <h2>Samples to try</h2>
        <ul className="cards">
          {samples.map((sample) => (
            <li key={sample.name}>
              <BetweenMarks between={sample.between} />
              <h3>
                <a
                  href={paths.playgroundSample(sample.name)}
                  onClick={(event) => {
                    if (!actions || !isPlainClick(event)) return;
                    event.preventDefault();
                    actions.openSample(sample);
                  }}
                >
                  {sample.label}
                </a>{" "}
                <span>ERN {sample.version}</span>
              </h3>
              <p>{sample.about}</p>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  );
};

/** When coming from another page of the site, no inline script has set this before the first paint. */
const markExpectedScreen = (skeleton: HTMLElement | null): void => {
  const { dataset } = document.documentElement;
  if (skeleton && opensMessage()) dataset.opens = "";
  else delete dataset.opens;
};

export const StartSkeleton = () => (
  <div ref={markExpectedScreen} className="start-skeleton">
    <StartView />
  </div>
);
