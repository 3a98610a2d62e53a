import { useState, type ComponentType, type ReactElement } from "react";

import { LazyPart } from "../../../components/parts/lazy-part";

/** A panel whose code is loaded when it's first shown, and kept from then on. */
export const lazyPanel = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded = await load());
  return function LazyPanel(props: Props) {
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready {...props} /> : <LazyPart load={loadOnce} props={props} />;
  };
};
