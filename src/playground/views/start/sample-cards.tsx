import type { MouseEvent } from "react";

import { paths } from "../../../utils/paths";
import { samples, type MessageSample } from "../../samples/samples";
import { BetweenMarks } from "./between-marks";
import type { StartClass } from "./start-styles";

interface SampleCardsProps {
  /** Opens a sample here; without it, the link navigates. */
  onOpen?: (sample: MessageSample) => void;
}

/** Is it a plain click, which isn't meant for a new tab or a download? */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The sample messages, each with its purpose. */
export const SampleCards = ({ onOpen }: SampleCardsProps) => (
  <ul className={"cards" satisfies StartClass}>
    {samples.map((sample) => (
      <li key={sample.name}>
        <BetweenMarks between={sample.between} />
        <h3>
          <a
            href={paths.playgroundSample(sample.name)}
            onClick={(event) => {
              if (!onOpen || !isPlain(event)) return;
              event.preventDefault();
              onOpen(sample);
            }}
          >
            {sample.title}
          </a>{" "}
          <span>ERN {sample.version}</span>
        </h3>
        <p>{sample.about}</p>
      </li>
    ))}
  </ul>
);
