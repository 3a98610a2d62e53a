import { claimSession, openSessions } from "./claim-session";
import type { Sessions } from "./create-sessions";
import type { SavedSession } from "./saved-session";
import { fromSampleKey, tabSession } from "./tab-session";

/** What a tab starts with. */
interface Beginning {
  session?: SavedSession;
  /** Is the session open in another tab, so that this one gets a copy? */
  isCopy?: boolean;
  /** Name of the sample that was shown. */
  sample?: string;
  /** Are there sessions to choose from? */
  hasChoice?: boolean;
}

/** What this tab had before it was reloaded; otherwise the only kept session; otherwise a choice. */
export const findSession = async (sessions: Sessions): Promise<Beginning> => {
  const key = tabSession.get();
  const sample = fromSampleKey(key);
  if (sample !== undefined) return { sample };
  const own = key ? await sessions.load(key) : undefined;
  if (own) return { session: own, isCopy: !(await claimSession(key)) };
  const [only, ...others] = await sessions.list();
  if (!only) return {};
  if (key || others.length > 0 || (await openSessions()).has(only.id)) return { hasChoice: true };
  const session = (await claimSession(only.id)) ? await sessions.load(only.id) : undefined;
  return session ? { session } : { hasChoice: true };
};
