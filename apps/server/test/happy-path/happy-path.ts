import type { Call, CallName } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { expect } from 'vitest';
import type { Sent, useCalls } from '../calls.fixture.ts';
import { expectDays } from '../dated-lists.ts';

/** Calls in an order in which they can happen, and what each answered last. */
export type HappyPath = ReturnType<typeof beginPath>;

/** What the calls after the first ones are about: somebody who joined, and a post with a price. */
export interface Joined {
  email: string;
  password: string;
  headers: { authorization: string };
  post: { id: string; media: { file_key: string } };
  /** What the post was changed to. */
  edited: Record<string, unknown>;
}

/** @returns `done`, which makes a call, expects that it succeeds and keeps what it answered */
export function beginPath(calling: ReturnType<typeof useCalls>) {
  const answers = new Map<CallName, unknown>();
  const done = async (name: CallName, sent: Sent = {}) => {
    const answer = await calling.send(name, sent);
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe((calls[name] as Call).status ?? 200);
    answers.set(name, answer.json());
    await expectDays(calling, name, sent, answer.json());
    return answer.json();
  };
  return { ...calling, answers, done };
}
