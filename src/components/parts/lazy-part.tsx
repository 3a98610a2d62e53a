import { type ComponentType, useEffect, useState } from "react";

import { type Missing, whyMissing } from "../../data/why-missing";
import { inTime } from "../../utils/in-time";

interface LazyPartProps<Props extends object> {
  /** Loads the component; Retry calls it again. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

type State<Props> = { component?: ComponentType<Props>; missing?: Missing; slow?: boolean };

/** Renders a part of a page whose code loads when it is shown: a spinner after 200 ms, or why loading failed. */
export const LazyPart = <Props extends object>({ load, props }: LazyPartProps<Props>) => {
  const [attempt, setAttempt] = useState(0);
  const [{ component: Component, missing, slow }, setState] = useState<State<Props>>({});

  useEffect(() => {
    let current = true;
    const update = (state: State<Props>): void => {
      if (current) setState(state);
    };
    const timer = setTimeout(() => update({ slow: true }), 200);
    const loading = load();
    // A late part is still shown.
    loading.then((component) => update({ component })).catch(() => undefined);
    inTime(loading, "This part")
      .catch(async () => update({ missing: await whyMissing() }))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);

  if (Component) return <Component {...props} />;
  if (missing) {
    const retry = (): void => {
      if (missing.reload) return window.location.reload();
      setState({});
      setAttempt(attempt + 1);
    };
    return (
      <div role="alert" className="lazy-error">
        <p>This part of the page could not be loaded. {missing.words}</p>
        <button type="button" onClick={retry} className="button">
          {missing.reload ? "Reload" : "Retry"}
        </button>
      </div>
    );
  }
  return slow ? <div role="status" aria-label="Loading" className="spinner" /> : null;
};
