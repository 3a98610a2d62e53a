import type { LastReadClass } from "./last-read-styles";
import { usePlaygroundState } from "./parts/playground-context";

/** Says that what is shown is older than the source, which cannot be read as it is. */
export const LastRead = () => {
  const isOld = usePlaygroundState(({ analysis }) => analysis?.lastRead !== undefined);
  return (
    <p role="status" className={"last-read" satisfies LastReadClass}>
      {isOld &&
        "This is the message as of the last time it could be read. The source is not well-formed now: the checks say where."}
    </p>
  );
};
