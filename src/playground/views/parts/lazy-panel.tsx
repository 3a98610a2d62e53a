import { type ComponentType, useState } from "react";

import { LazyPart } from "../../../components/parts/lazy-part";

/** Returns a panel whose code is loaded when it's first shown, with the styles of all panels, and kept from then on. */
export const lazyPanel = (load: () => Promise<ComponentType>): ComponentType => {
  let loaded: ComponentType | undefined;
  const loadOnce = async (): Promise<ComponentType> => {
    const [Panel] = await Promise.all([load(), import("./adopt-panel-css")]);
    return (loaded = Panel);
  };
  return function LazyPanel() {
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready /> : <LazyPart load={loadOnce} props={{}} />;
  };
};
