import type { ChangeSet, Text } from "@codemirror/state";
import { chooseRules, chooseSchema, type Verdict } from "@ddex-suite/ern/validate";

import type { ValidatorClient } from "../validation/start-validator";
import { mapRange } from "./create-last-reading";
import { createTextMirror } from "./create-text-mirror";
import { formatError } from "./state/error-text";
import type { PlaygroundState, Store } from "./state/playground-state";

/** How long a check of an older source may run; after that its worker is ended, losing its compiled schema. */
const GRACE_MS = 1500;

/** Faster rules aren't worth a progress bar. */
const PROGRESS_AFTER_MS = 300;

/** After a text of this length the worker is ended, because WebAssembly never returns memory. */
const LONG = 20_000_000;

export type Validator = ReturnType<typeof createValidator>;

const toRequest = ({ analysis, revision, schemas }: PlaygroundState) => {
  if (!analysis?.wellFormed || analysis.revision !== revision || !analysis.claim || schemas.length === 0) return null;
  const main = chooseSchema(analysis.claim, schemas);
  const rules = chooseRules(analysis.claim, schemas);
  if (!main && rules.length === 0) return null;
  return { key: [revision, ...schemas.map(({ id }) => id)].join(), main, rules };
};

type ValidationRequest = NonNullable<ReturnType<typeof toRequest>>;

const formatStop = (error: unknown): string =>
  `The validator has stopped: ${formatError(error)} The browser may be out of memory. ` +
  "It starts again with the next change of the message.";

const CANCELLED =
  "You have cancelled the check. It starts again with the next change of the message; a file that makes it take too long " +
  "can be removed under Schema.";

const toFailedVerdicts = ({ main, rules }: ValidationRequest, problem: string): Verdict[] => {
  const name = main?.name ?? rules[0]!.name;
  const source = main ? "schema" : "rules";
  return [{ name, version: "", source, state: "failed", problem, diagnostics: [], count: 0 }];
};

/** Creates the validator, which checks the source with the user's schemas after each reading; only the newest matters. */
export const createValidator = (store: Store, client: ValidatorClient, readSource: () => Text) => {
  const mirror = createTextMirror(client, "source");
  let running = "";
  let done = "";
  let grace: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const endGrace = (): void => {
    clearTimeout(grace);
    grace = undefined;
  };

  const validate = async (request: ValidationRequest): Promise<void> => {
    const { main, rules, key } = request;
    const isNewest = (): boolean => toRequest(store.get())?.key === key;
    running = key;
    isCancelled = false;
    store.set({ validating: "running" });
    let part: number | null = null;
    let isLong = false;
    const onProgress = (next: number): void => {
      part = next;
      if (isLong) store.set({ rulesDone: part });
    };
    const timer = setTimeout(() => {
      isLong = true;
      store.set({ rulesDone: part });
    }, PROGRESS_AFTER_MS);
    let verdicts: Verdict[] | undefined;
    try {
      const files = store.get().schemas.filter(({ kind }) => kind === "schema");
      const source = await mirror.sync(readSource());
      if (isNewest()) verdicts = await client.run("validate", { source, main: main?.id, files, rules }, { onProgress });
    } catch (error) {
      if (isNewest()) verdicts = toFailedVerdicts(request, isCancelled ? CANCELLED : formatStop(error));
      client.cancel();
    }
    clearTimeout(timer);
    endGrace();
    running = "";
    store.set({ rulesDone: null });
    if (verdicts && isNewest()) {
      done = key;
      if (store.get().length > LONG) client.cancel();
      store.set({ verdicts, validating: null });
    } else update();
  };

  const update = (): void => {
    const { analysis, schemas, revision, verdicts, validating } = store.get();
    const request = toRequest(store.get());
    if (running) {
      if (request?.key === running) endGrace();
      else grace ??= setTimeout(() => client.cancel(), GRACE_MS);
      return;
    }
    if (request && request.key !== done) void validate(request);
    // While the newest source is being read, the last results stay.
    const isRead = analysis === null || analysis.revision === revision || schemas.length === 0;
    if (!request && isRead && (verdicts.length > 0 || validating)) {
      done = "";
      store.set({ verdicts: [], validating: null });
    }
  };

  const stop = store.watch(["analysis", "schemas", "revision"], update);
  const unwatch = client.watch((isStalled) =>
    store.set({ validating: isStalled ? "stalled" : running ? "running" : null }),
  );

  return {
    /** Ends the current check; the next change of the source starts another. */
    cancel: (): void => {
      isCancelled = true;
      client.cancel();
    },
    follow: (changes: ChangeSet): void => {
      mirror.follow(changes);
      const { verdicts } = store.get();
      if (!verdicts.some(({ diagnostics }) => diagnostics.length > 0)) return;
      const moved = verdicts.map((verdict) => ({
        ...verdict,
        // Their fixes would have positions in the old text.
        diagnostics: verdict.diagnostics.map((diagnostic) => ({ ...mapRange(diagnostic, changes), fixes: undefined })),
      }));
      store.set({ verdicts: moved });
    },
    end: (): void => {
      stop();
      unwatch();
      endGrace();
      client.end();
    },
  };
};
