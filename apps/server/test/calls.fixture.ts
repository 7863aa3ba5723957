import type { Call, CallName } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { STAFF_ROLES, type StaffRole } from '@likha/contract/staff-roles';
import { beforeAll } from 'vitest';
import { type Sample, samples } from './call-samples.ts';
import type { Person } from './factory.ts';
import { FakeSender } from './fake-sender.ts';
import { type HarnessOptions, useHarness } from './harness.ts';

export const names = Object.keys(calls) as CallName[];

export interface Sent extends Sample {
  headers?: Record<string, string>;
  payload?: string | Buffer;
  isGuest?: boolean;
  /** The address that asks; this machine's own unless told. */
  from?: string;
}

/** A person of each role, and a way to make every call as somebody who may. */
export function useCalls(deps: HarnessOptions['deps'] = {}) {
  const harness = useHarness({ deps: { kycReview: 'manual', payoutSender: new FakeSender(), ...deps } });
  const people = {} as Record<'fan' | 'creator' | 'unverified' | 'admin', Person>;
  /** An admin of each role; `admin` among the people is an owner. */
  const staff = {} as Record<StaffRole, Person>;

  beforeAll(async () => {
    // Before any version of the settings that somebody made.
    await harness.factory.holdEarnings(0);
    people.fan = await harness.factory.fan({ credits: 500 });
    people.creator = await harness.factory.creator();
    people.unverified = await harness.factory.creator({ isVerified: false });
    people.admin = await harness.factory.admin();
    for (const role of STAFF_ROLES) staff[role] = await harness.factory.admin({ role });
  });

  /** Somebody who may make the call. */
  function allowed(call: Call): { authorization: string } | Record<string, never> {
    if (call.who === 'viewer') return {};
    if (call.who === 'admin') return people.admin.headers;
    return call.who === 'creator' || call.who === 'verified_creator'
      ? people.creator.headers
      : people.fan.headers;
  }

  function send(name: CallName, sent: Sent = {}) {
    const call: Call = calls[name];
    const { params = {}, query = {}, body } = { ...samples[name], ...sent };
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const search = new URLSearchParams(query).toString();
    const payload = sent.payload ?? (body && !call.files ? JSON.stringify(body) : undefined);
    return harness.app.inject({
      method: call.method,
      url: `/api${path}${search && `?${search}`}`,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.isGuest ? {} : allowed(call)),
        ...sent.headers,
      },
      payload,
      ...(sent.from ? { remoteAddress: sent.from } : {}),
    });
  }

  return { harness, people, staff, allowed, send };
}
