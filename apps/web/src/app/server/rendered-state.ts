import type { Language } from '@likha/contract/language';
import type { DehydratedState } from '@tanstack/react-query';
import type { Me } from '../../lib/api-types.ts';

/** The element that carries it. Data, never run: the content policy allows no script in the page. */
export const STATE_ID = 'rendered';

/** What a server used to render a page, so that the browser begins with the same. */
export interface RenderedState {
  origin: string;
  language: Language;
  /** Whom the page is for; null for guests. */
  user: Me | null;
  /** Answers of the API, as this person gets them. */
  answers: DehydratedState;
}

/** The element as text; nothing in an answer can end it. */
export function renderedStateElement(state: RenderedState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${STATE_ID}">${json}</script>`;
}

/**
 * What the server left in this page; null where it rendered none. Its answers count from now on: when they were made is of the
 * server's clock, and a guest's page that was kept for a minute would ask again for all that is in it.
 */
export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return null;
  const state = JSON.parse(text) as RenderedState;
  for (const { state: answer } of state.answers.queries) answer.dataUpdatedAt = Date.now();
  return state;
}
