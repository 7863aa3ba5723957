import { escapeHtml } from '../../../server/src/platform/html.ts';
import type { Letter } from './read-letter.ts';

export interface ListedLetter extends Letter {
  name: string;
}

/** The demo's mailbox, newest first. */
export function mailboxPage(letters: readonly ListedLetter[]): string {
  const items = letters.map(
    ({ name, subject, to, date }) =>
      `<li><a href="/dev/mailbox/${escapeHtml(name)}">${escapeHtml(subject) || 'No subject'}</a><br><small>${escapeHtml(to)} · ${escapeHtml(date)}</small></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>What Likha would have sent. Only this machine sees it.</p>${list}`,
  );
}

/** One message; addresses in it can be followed. */
export function letterPage({ subject, to, date, text }: Letter): string {
  const body = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return page(
    subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)}, ${escapeHtml(date)}</p><pre>${body}</pre>`,
  );
}

function page(title: string, body: string): string {
  const style =
    'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap}li{margin:.75rem 0}';
  return `<!doctype html><html lang="en-PH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Likha</title><style>${style}</style><main>${body}</main></html>`;
}
