import { wouldLose } from './leaving.ts';

/**
 * Whether the page has something that opening it afresh would take away: words that were typed, a question that is open, or what a browser
 * would ask about (P880).
 */
export function isInTheMiddle(): boolean {
  if (wouldLose()) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
}

/** Fields that have a value of themselves, as the place where a voice note plays. */
const NEVER_TYPED = new Set(['hidden', 'checkbox', 'radio', 'range', 'submit', 'button', 'reset', 'image']);

/** The same where nobody pressed anything: nor is a field emptied, a recording ended, or what plays stopped. */
export function isInUse(): boolean {
  const fields = [...document.querySelectorAll('input')].filter(({ type }) => !NEVER_TYPED.has(type));
  const players = document.querySelectorAll<HTMLMediaElement>('video, audio');
  return (
    isInTheMiddle() ||
    fields.some(({ value }) => value !== '') ||
    [...players].some(({ paused, muted }) => !paused && !muted) ||
    document.querySelector('[data-testid="voice-recorder"]') !== null
  );
}
