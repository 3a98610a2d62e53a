import { findFolded } from "../../../ern/text/find-folded";

/** A text with the matches marked. */
export const Marked = ({ text, wanted }: { text: string; wanted: string }) => {
  const range = findFolded(text, wanted);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range.from)}
      <mark>{text.slice(range.from, range.to)}</mark>
      {text.slice(range.to)}
    </>
  );
};
