import type { LastReadClass } from "./last-read-styles";
import { usePlaygroundState } from "./parts/playground-context";

/** A note that the view is older than the source, which can't be read right now. */
export const LastRead = () => {
  const isOld = usePlaygroundState(({ analysis }) => analysis?.lastRead !== undefined);
  return (
    <p role="status" className={"last-read" satisfies LastReadClass}>
      {isOld &&
        "This is the message as of the last time it could be read. The source is not well-formed now: the checks say where."}
    </p>
  );
};
