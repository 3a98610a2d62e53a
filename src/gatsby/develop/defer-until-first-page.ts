/** Long enough for a browser to load what was compiled and to ask for a page; for the page's template to be compiled. */
export const QUIET_MS = { compiled: 4000, asked: 20_000 };

type Work = () => Promise<void>;

let waiting: Work | undefined;

/** In develop: keeps work until the first page is shown. */
export const deferUntilFirstPage = (work: Work): void => {
  waiting = work;
};

interface Signals {
  /** Calls back for each request of a page's data. */
  onPageData: (listener: () => void) => void;
  /** Calls back whenever webpack has compiled. */
  onCompiled: (listener: () => void) => void;
}

/** Does what waits once webpack has compiled and no browser has asked for a page for a while. */
export const runWhenIdle = ({ onPageData, onCompiled }: Signals): void => {
  if (!waiting) return;
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    const work = waiting;
    waiting = undefined;
    void work?.();
  };
  const waitAfter = (event: keyof typeof QUIET_MS) => (): void => {
    clearTimeout(timer);
    if (waiting) timer = setTimeout(begin, QUIET_MS[event]);
  };
  onCompiled(waitAfter("compiled"));
  onPageData(waitAfter("asked"));
};
