import type { ContentPart } from "@ddex-suite/ern";

import { paths } from "../../utils/paths";
import { TextType } from "./ern-links";
import { ErnTable } from "./ern-table";

const choiceWords = ({ occurs, oneOf }: Extract<ContentPart, { oneOf: unknown }>): string => {
  if (oneOf.length === 1) return `these together, ${occurs}`;
  if (occurs === "required") return "one of these";
  return occurs === "optional" ? "at most one of these" : `one of these, ${occurs}`;
};

const Parts = ({ parts }: { parts: readonly ContentPart[] }) =>
  parts.map((part, index) =>
    "name" in part ? (
      <li key={index}>
        <a href={paths.ernElement(part.name)}>{part.name}</a>{" "}
        <span>
          {part.occurs}
          {part.deprecated && ", deprecated"}
        </span>
      </li>
    ) : (
      <li key={index}>
        <span>{choiceWords(part)}:</span>
        {part.oneOf.map((group, of) => (
          <ol key={of}>
            <Parts parts={group} />
          </ol>
        ))}
      </li>
    ),
  );

const Attributes = ({ attributes }: { attributes: Queries.ErnPlaceFragment["attributes"] }) => (
  <ErnTable
    label="Attributes"
    head={["Attribute", "Value", "Meaning"]}
    rows={attributes.map(({ name, required, deprecated, meaning, text }) => ({
      key: name,
      cells: [
        <>
          <code>{name}</code> {required && <small>required</small>} {deprecated && <small>deprecated</small>}
        </>,
        <TextType text={text} />,
        meaning,
      ],
    }))}
  />
);

export const ErnPlace = ({ place }: { place: Queries.ErnPlaceFragment }) => {
  const { meaning, text, attributes } = place;
  const parts: unknown = place.parts;
  const content = parts as readonly ContentPart[];
  return (
    <>
      {meaning && <p>{meaning}</p>}
      {text?.words === "text" && <p>It contains text.</p>}
      {text && text.words !== "text" && (
        <p>
          Its text is <TextType text={text} />.
        </p>
      )}
      {content.length > 0 && (
        <ol className="ern-parts">
          <Parts parts={content} />
        </ol>
      )}
      {attributes.length > 0 && <Attributes attributes={attributes} />}
    </>
  );
};
