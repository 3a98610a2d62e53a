import type { MouseEvent } from "react";

import { paths } from "../../../utils/paths";
import { samples, type MessageSample } from "../../samples/samples";
import { BetweenMarks } from "./between-marks";
import type { StartClass } from "./start-styles";

interface SampleCardsProps {
  /** Opens one here; without it the link's address does. */
  onOpen?: (sample: MessageSample) => void;
}

/** Does a click mean this page, and not another tab or a file? */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Our own messages, each with what it is good for. */
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
