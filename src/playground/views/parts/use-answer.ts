import { useEffect, useState } from "react";

import { errorText } from "../../session/state/error-text";

type Answer<Value> = { value?: Value; error?: string };

/** The newest answer to a question that is asked again when it changes; until then the previous answer stays. */
export const useAnswer = <Value>(ask: (() => Promise<Value>) | undefined): Answer<Value> => {
  const [answer, setAnswer] = useState<Answer<Value>>({});
  useEffect(() => {
    if (!ask) return;
    let isNewest = true;
    const update = (next: Answer<Value>): void => {
      if (isNewest) setAnswer(next);
    };
    ask().then(
      (value) => update({ value }),
      (error: unknown) => update({ error: errorText(error) }),
    );
    return () => {
      isNewest = false;
    };
  }, [ask]);
  return answer;
};
