import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

/** Fake: clock. */
const harness = useHarness();

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who?: Person) {
  const { headers } = who ?? (await harness.factory.admin({ role: 'moderator' }));
  const url = `/api/admin/templates${path}`;
  return harness.app.inject({ method, url, headers, ...(body && { payload: body }) });
}

const WORDS = { title: 'Bad words', text_en: 'Hello {name}: {rule}.', text_fil: 'Uy {name}: {rule}.' };

async function made(changes: object = {}) {
  const answer = await send('POST', '', { kind: 'warning', ...WORDS, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().template;
}

function filled(id: string, body: object, who?: Person) {
  return send('POST', `/${id}/fill`, body, who);
}

const listed = async (kind: string) => (await send('GET', `?kind=${kind}`)).json().templates;

describe('a template', () => {
  it('is refused with a placeholder that its kind does not know, which is named', async () => {
    const answer = await send('POST', '', {
      kind: 'warning',
      ...WORDS,
      text_fil: 'Uy {name}, {amount} {oops}',
    });
    const { errors } = expectRefusal(answer);
    expect(errors).toEqual({ text_fil: '{amount} {oops} is not known here. Known: {name} {rule} {date}' });
    const lone = await send('POST', '', { kind: 'warning', ...WORDS, text_en: 'Hello {name' });
    expect(expectRefusal(lone).errors).toHaveProperty('text_en');
    const long = { ...WORDS, kind: 'refund_refusal', text_en: 'x'.repeat(501), text_fil: 'x' };
    const owner = await harness.factory.admin();
    expect(expectRefusal(await send('POST', '', long, owner)).errors?.text_en).toMatch(/500/);
  });

  it('is changed with its version, and the log has each', async () => {
    const { id, version } = await made();
    const change = { ...WORDS, text_en: 'Other words', version };
    expect((await send('PUT', `/${id}`, change)).json().template).toMatchObject({
      version: 2,
      text_en: 'Other words',
    });
    expect(expectRefusal(await send('PUT', `/${id}`, change)).code).toBe('settings_changed');
    const actions = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['template.create', 'template.change']);
  });

  it('is deleted while unused, put away once used, and then comes back', async () => {
    const person = await harness.factory.fan();
    const unused = await made();
    expect((await send('DELETE', `/${unused.id}`)).json().template).toBeNull();
    const { id } = await made();
    const subject = { type: 'person', id: person.id };
    await filled(id, { subject, rule: 'spam' });
    expect((await send('DELETE', `/${id}`)).json().template).toMatchObject({
      is_in_use: false,
      was_used: true,
    });
    expect(expectRefusal(await filled(id, { subject, rule: 'spam' })).code).toBe('template_not_found');
    expect((await send('POST', `/${id}/restore`)).json().template.is_in_use).toBe(true);
  });

  it('is one of 20 in use of its kind, however many are sent at once', async () => {
    const before = (await listed('ban')).length;
    const answers = await Promise.all(
      Array.from({ length: 24 - before }, () => send('POST', '', { kind: 'ban', ...WORDS })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes.filter((code) => code === 201)).toHaveLength(20 - before);
    expect(codes.filter((code) => code === 409)).toHaveLength(4);
  });

  it('is for whoever makes such decisions', async () => {
    const finance = await harness.factory.admin({ role: 'finance' });
    const support = await harness.factory.admin({ role: 'support' });
    const { id } = await made();
    const subject = { type: 'person', id: support.id };
    for (const [who, kind, status] of [
      [finance, 'refund_refusal', 200],
      [finance, 'warning', 403],
      [support, 'warning', 403],
    ] as const)
      expect((await send('GET', `?kind=${kind}`, undefined, who)).statusCode).toBe(status);
    expect(expectRefusal(await filled(id, { subject, rule: 'spam' }, finance)).code).toBe('other_part');
    expect(expectRefusal(await send('DELETE', `/${id}`, undefined, finance)).code).toBe('other_part');
  });

  it('comes with some for each kind', async () => {
    const rows = await harness.deps.db.selectFrom('templates').select('kind').distinct().execute();
    expect(rows).toHaveLength(10);
  });
});

describe('filling one in', () => {
  it('says what is missing until it has it, in the language of who reads it', async () => {
    const person = await harness.factory.fan();
    await harness.deps.db
      .updateTable('users')
      .set({ full_name: '{rule} Ana', language: 'fil' })
      .where('id', '=', person.id)
      .execute();
    const { id } = await made();
    const subject = { type: 'person', id: person.id };
    expect((await filled(id, { subject })).json()).toEqual({
      text: null,
      language: 'fil',
      missing: ['rule'],
    });
    const { text } = (await filled(id, { subject, rule: 'inappropriate_content' })).json();
    expect(text).toBe('Uy rule Ana: hindi angkop na content.');
  });

  it('takes the title of a post, and the rule of a report', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    const postId = await harness.factory.post(creator.id, { title: 'Dagat' });
    const removal = await made({ kind: 'content_removal', text_en: '{post_title} on {date}', text_fil: 'x' });
    const words = (await filled(removal.id, { subject: { type: 'post', id: postId } })).json();
    expect(words.text).toMatch(/^Dagat on \w+ \d+, \d{4}$/);
    const payload = {
      subject_type: 'profile',
      subject_id: creator.id,
      report_type: 'spam',
      description: 'Ito',
    };
    const reported = await harness.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: fan.headers,
      payload,
    });
    const warning = await made({ text_en: '{rule}' });
    const subject = { type: 'report', id: reported.json().id };
    expect((await filled(warning.id, { subject })).json().text).toBe('spam');
  });

  it('is refused for what its kind is not about, and for what is gone', async () => {
    const { id } = await made();
    const gone = { type: 'person', id };
    expect(expectRefusal(await filled(id, { subject: gone })).code).toBe('not_found');
    expect(expectRefusal(await filled(id, { subject: { type: 'case', id } })).errors).toHaveProperty(
      'subject',
    );
  });

  it('leaves no brace to send: a decision with a placeholder in its words is refused', async () => {
    const [admin, person] = [await harness.factory.admin(), await harness.factory.fan()];
    const url = `/api/admin/users/${person.id}/ban`;
    const payload = { reason: 'Hello { name }' };
    const answer = await harness.app.inject({ method: 'POST', url, headers: admin.headers, payload });
    expect(expectRefusal(answer).errors?.reason).toMatch(/placeholder/);
  });
});
