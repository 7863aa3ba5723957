import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './ui/theme/styles.ts';
import { followOtherTabs } from './app/follow-other-tabs.ts';
import { Providers } from './app/providers.tsx';
import { loadOpenPage, openPages, routes } from './app/router.tsx';
import { Routing } from './app/routing/routing.tsx';
import { type RenderedState, readRenderedState } from './app/server/rendered-state.ts';
import { refreshSession } from './app/session-refresh.ts';
import { setPassSolver } from './lib/guest-pass.ts';
import { queryClient } from './lib/query-client.ts';
import { currentSession, isLeaving, takeOverSession } from './lib/session.ts';

/** Proof of work on a slow phone takes a few seconds. */
const SOLVED_WITHIN_MS = 60_000;

setPassSolver(async () => {
  const { solveCaptcha } = await import('./lib/captcha/solve-captcha.ts');
  return solveCaptcha(() => undefined, AbortSignal.timeout(SOLVED_WITHIN_MS));
});
followOtherTabs();
void start();

/** Takes over the page that the server rendered, or renders it where the server did not. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const rendered = takeRenderedState(root);
  if (rendered) hydrate(queryClient, rendered.answers);
  // Without its code the page cannot be taken over; the router then says what is wrong.
  const isTakenOver =
    rendered !== null &&
    (await loadOpenPage(rendered.user ?? currentSession().user).then(
      () => true,
      () => false,
    ));
  const { origin, language, user } = rendered ?? {
    origin: window.location.origin,
    language: DEFAULT_LANGUAGE,
    user: null,
  };
  const session = takeOverSession(user);
  const isUnknown = currentSession().status === 'loading';
  const refreshed = refreshSession();
  const app = (
    <StrictMode>
      <Providers queries={queryClient} origin={origin} rendered={language} session={session}>
        <Routing pages={openPages(isTakenOver, isUnknown ? refreshed : null)} routes={routes} />
      </Providers>
    </StrictMode>
  );
  // In small steps: a phone goes on scrolling and typing meanwhile.
  if (isTakenOver) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the server rendered, unless it is for somebody who has left here since: their page is taken away. */
function takeRenderedState(root: HTMLElement): RenderedState | null {
  const rendered = readRenderedState();
  if (!rendered?.user || !isLeaving()) return rendered;
  root.replaceChildren();
  return null;
}
