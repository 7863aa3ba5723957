import type { ErrorCode, Problem } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import { expect } from 'vitest';

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  json(): unknown;
}

/** What must never leave the server: SQL, stacks, paths, names of our tools. */
const INTERNAL =
  /node_modules|\.ts\b|\bat \w+[.\w]* \(|\/(?:work|home|root|tmp|var|usr|etc)\/|kysely|postgres|fastify|zod|\bSQL|\bselect (?!a file)\w|\binsert into|\bupdate \w+ set|syntax error|ECONN|TypeError|undefined/i;

/** What is drawn at random, such as a token: in 43 letters any three can stand by chance. */
const DRAWN = /[\w-]{32,}(?:\.[\w-]{32,})?/g;

/** Checks that a refusal is one of ours, whole and without anything internal; answers it. */
export function expectProblem(answer: Answer): Problem {
  const what = `${answer.statusCode} ${answer.body}`;
  expect(answer.headers['content-type'], what).toMatch(/^application\/problem\+json/);
  const problem = answer.json() as Problem;
  expect(Object.keys(ERRORS), what).toContain(problem.code);
  const { status, title } = ERRORS[problem.code as ErrorCode];
  expect(problem, what).toMatchObject({ type: `urn:likha:problem:${problem.code}`, title, status });
  expect(answer.statusCode, what).toBe(status);
  expect(problem.detail.length, what).toBeGreaterThan(0);
  expect(problem.request_id, what).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.body.replace(DRAWN, '')).not.toMatch(INTERNAL);
  return problem;
}

/** The same, for requests that are the sender's fault. */
export function expectRefusal(answer: Answer): Problem {
  const problem = expectProblem(answer);
  expect(problem.status, answer.body).toBeGreaterThanOrEqual(400);
  expect(problem.status, answer.body).toBeLessThan(500);
  return problem;
}
