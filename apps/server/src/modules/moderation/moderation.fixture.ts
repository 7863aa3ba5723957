import { expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';

/** People, and what they send. Everything is real but the clock; the first two uploads of a creator wait for a look. */
export function useModeration() {
  const harness = useHarness({ deps: { reviewFirstUploads: 2 } });

  function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    person: Person | null,
    payload?: object,
  ) {
    return harness.app.inject({
      method,
      url: `/api${url}`,
      headers: person?.headers ?? {},
      ...(payload && { payload }),
    });
  }

  async function scene() {
    const [admin, other] = [await harness.factory.admin(), await harness.factory.admin()];
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 100 })];
    return { admin, other, creator, fan };
  }

  const report = (
    person: Person,
    type: 'post' | 'profile' | 'comment' | 'message',
    id: string,
    more: object = {},
  ) => send('POST', '/reports', person, { report_type: 'spam', subject_type: type, subject_id: id, ...more });
  const decide = (admin: Person, id: string, action: string, more: object = {}) =>
    send('PUT', `/moderation/reports/${id}`, admin, {
      status: action === 'no_action' ? 'dismissed' : 'resolved',
      action_taken: action,
      ...more,
    });
  const judge = (admin: Person, id: string, status: string, more: object = {}) =>
    send('PUT', `/moderation/content/${id}`, admin, { status, ...more });
  const addKeyword = (admin: Person, keyword: string, severity: number) =>
    send('POST', '/moderation/spam-keywords', admin, { keyword, severity });

  /** Everything of a list, page by page. */
  async function all(admin: Person, address: string, list: string) {
    const found = [];
    let cursor = '';
    do {
      const sign = address.includes('?') ? '&' : '?';
      const page = (
        await send('GET', `${address}${sign}limit=2${cursor && `&cursor=${cursor}`}`, admin)
      ).json();
      found.push(...page[list]);
      cursor = page.next_cursor ?? '';
    } while (cursor);
    return found;
  }

  async function upload(creator: Person, words: Record<string, string> = {}) {
    const form = {
      fields: { title: 'Bago', content: 'Words', ...words },
      files: [{ content: await jpeg() }],
    };
    const answer = await sendForm(harness, creator.headers, form);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  const queued = async (admin: Person, id: string, status = 'open') =>
    (await all(admin, `/moderation/content?status=${status}`, 'content')).find(
      ({ content_id: of }: { content_id: string }) => of === id,
    );

  return { harness, send, scene, report, decide, judge, addKeyword, all, upload, queued };
}
