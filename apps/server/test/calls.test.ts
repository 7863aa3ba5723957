import type { Call } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { mayInto, type StaffRole } from '@likha/contract/staff-roles';
import { describe, expect, it } from 'vitest';
import { problemsTexts } from '../src/platform/http/problems.texts.generated.ts';
import { samples, UUID } from './call-samples.ts';
import { names, useCalls } from './calls.fixture.ts';
import { expectProblem, expectRefusal } from './problems.ts';

const { harness, people, staff, allowed, send } = useCalls();

/** Anything but a fault of ours; a refusal is a whole one. */
function expectNoFault(answer: Awaited<ReturnType<typeof send>>): void {
  if (answer.statusCode >= 400) expectRefusal(answer);
}

const roles = {
  fan: ['fan', 'signed_in'],
  creator: ['creator', 'verified_creator', 'signed_in'],
  unverified: ['creator', 'signed_in'],
  admin: ['admin', 'signed_in'],
} as const;

const refusals = {
  fan: 'fans_only',
  creator: 'creators_only',
  verified_creator: 'creators_only',
  admin: 'admins_only',
} as Partial<Record<Call['who'], string>>;

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];

  it('is refused to who may not make it', async () => {
    if (call.who === 'viewer') return expectNoFault(await send(name));
    expect(expectRefusal(await send(name, { isGuest: true })).code).toBe('unauthenticated');
    for (const [role, may] of Object.entries(roles)) {
      if ((may as readonly string[]).includes(call.who)) continue;
      const problem = expectRefusal(
        await send(name, { headers: people[role as keyof typeof people].headers }),
      );
      const isUnverified = call.who === 'verified_creator' && role === 'unverified';
      expect(problem.code).toBe(isUnverified ? 'creator_unverified' : refusals[call.who]);
      if (call.refusal) expect(problem.detail).toBe(problemsTexts.en[call.refusal]);
    }
  });

  it('is refused to staff whose role does not open its part, by the name of the part', async () => {
    if (call.who !== 'admin') return;
    const roleless = await harness.factory.admin();
    await harness.deps.db
      .updateTable('users')
      .set({ staff_role: null })
      .where('id', '=', roleless.id)
      .execute();
    harness.deps.sessions.forget(roleless.id);
    const all = { ...staff, roleless };
    for (const [role, { headers }] of Object.entries(all)) {
      if (role !== 'roleless' && mayInto(call.part, role as StaffRole)) continue;
      const problem = expectRefusal(await send(name, { headers }));
      expect([role, problem.code]).toEqual([role, 'other_part']);
      expect(problem.detail).toContain(problemsTexts.en[`part_${call.part}`]);
    }
  });

  it('is refused with a token that is not one of ours, but where a session begins', async () => {
    // Tokens that are nobody's are counted by address: all calls from one would be too many.
    const from = `10.0.0.${names.indexOf(name)}`;
    for (const authorization of ['Bearer garbage', `Bearer ${'a'.repeat(43)}`, 'x', "Bearer ';--"]) {
      const answer = await send(name, { headers: { authorization }, from });
      // A session that begins pays no attention to another one, and its call may go well.
      if (call.beginsSession && answer.statusCode === 200) continue;
      const problem = expectRefusal(answer);
      expect(problem.code === 'unauthenticated').toBe(!call.beginsSession);
    }
  });

  it('is refused with an address that cannot be read', async () => {
    const path = call.path.replace(/\{\w+\}/g, '%00');
    for (const url of [`/api${path}?a=%00`, `/api${path}%00`]) {
      const problem = expectRefusal(
        await harness.app.inject({ method: call.method, url, headers: allowed(call) }),
      );
      expect(problem.code).toBe('malformed_request');
    }
  });

  it('takes no parameters of another form', async () => {
    for (const key of Object.keys(samples[name].params ?? {})) {
      // A tag is what people write, of any signs: one that nobody wrote has no posts.
      for (const value of ['%zz', '%E0%A4%A', 'x'.repeat(500), '..%2f..%2fetc', "';drop", '%F0%9F%92%83'])
        (key === 'tag' ? expectNoFault : expectRefusal)(await send(name, { params: { [key]: value } }));
    }
  });

  it('takes no query of another form', async () => {
    for (const key of Object.keys(samples[name].query ?? {})) {
      for (const value of ['x'.repeat(3000), '-1', '1e999', '[object Object]', '\ud800', "' or 1=1--", ''])
        expectNoFault(await send(name, { query: { ...samples[name].query, [key]: value } }));
      const twice = `/api${call.path.replace(/\{\w+\}/g, UUID)}?${key}=1&${key}=2&${key}[x]=3`;
      expectNoFault(await harness.app.inject({ method: call.method, url: twice, headers: allowed(call) }));
    }
  });

  it('is not found by another method', async () => {
    const url = `/api${call.path.replace(/\{\w+\}/g, UUID)}`;
    expect(expectRefusal(await harness.app.inject({ method: 'PATCH', url, payload: {} })).code).toBe(
      'not_found',
    );
  });
});

const withBody = names.filter((name) => (calls[name] as Call).body && !(calls[name] as Call).files);

describe.each(withBody)('the body of %s', (name) => {
  it('is JSON, and nothing else', async () => {
    const codeOf = async (payload: string, type = 'application/json') =>
      expectRefusal(await send(name, { payload, headers: { 'content-type': type } })).code;
    expect(await codeOf('{"a":')).toBe('malformed_request');
    expect(await codeOf('{"__proto__":{"x":1}}')).toBe('malformed_request');
    // A body of which nothing is needed may be left out.
    const mayBeEmpty = (calls[name] as Call).body?.safeParse({}).success;
    if (!mayBeEmpty) expect(await codeOf('')).toMatch(/malformed_request|validation_failed/);
    const empty = mayBeEmpty ? [] : ['null', '{}'];
    for (const json of [...empty, '[]', '42', '"text"', 'true', '[[[[]]]]'])
      expect(await codeOf(json)).toBe('validation_failed');
    for (const type of [
      'text/plain',
      'application/xml',
      'text/html',
      'application/x-www-form-urlencoded',
      '/',
    ])
      expect(await codeOf('a=1', type)).toBe('unsupported_media_type');
    if (!mayBeEmpty)
      expect(await codeOf('', 'multipart/form-data; boundary=x')).toMatch(
        /validation_failed|unsupported_media_type/,
      );
  });

  it('is at most 100 KB', async () => {
    const payload = JSON.stringify({ ...samples[name].body, extra: 'x'.repeat(101 * 1024) });
    expect(expectRefusal(await send(name, { payload })).code).toBe('payload_too_large');
  });

  it('holds no NUL in any field', async () => {
    for (const key of Object.keys(samples[name].body ?? {})) {
      const payload = JSON.stringify({ ...samples[name].body, [key]: 'a\u0000b' });
      expect(expectRefusal(await send(name, { payload })).code).toBe('malformed_request');
    }
  });

  it('holds no value of another type in any field', async () => {
    const odd = [
      null,
      true,
      [],
      {},
      [1],
      { a: 1 },
      -1,
      0,
      1.5,
      1e300,
      '',
      ' ',
      'x'.repeat(20_000),
      '\ud800',
      '💃',
    ];
    for (const key of Object.keys(samples[name].body ?? {})) {
      for (const value of odd) {
        const answer = await send(name, { body: { ...samples[name].body, [key]: value } });
        expectNoFault(answer);
      }
    }
  });
});

describe('a fault of ours', () => {
  it('tells nobody what went wrong', async () => {
    const { paypal } = harness;
    const original = paypal.createOrder;
    paypal.createOrder = async () => {
      throw new TypeError('select password_hash from users; see /etc/likha/secret.ts');
    };
    const rate = await harness.app.inject({ url: '/api/credits/wallet', headers: people.fan.headers });
    const amount = 100 * rate.json().php_per_credit;
    const answer = await send('buyCredits', {
      body: { ...samples.buyCredits.body, original_amount: amount, final_amount: amount },
    }).finally(() => {
      paypal.createOrder = original;
    });
    expect(expectProblem(answer)).toMatchObject({ code: 'internal_error', detail: 'Something went wrong' });
  });

  it('is not what an unknown address or a strange one is', async () => {
    for (const url of [
      '/api/nothing',
      '/api',
      '/media/x/y',
      '/media/public/..%2f..%2fsecret',
      '/%zz',
      '/api/%E0%A4%A',
    ])
      expectRefusal(await harness.app.inject({ url }));
  });
});
