import type { Call, CallInput, Saying } from '@likha/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { sayIssue } from './say-issue.ts';

/** What a request holds, as its call reads it. @throws AppError `validation_failed` that names each field */
export function parseInput(
  call: Call,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Pick<CallInput<Call>, 'params' | 'query' | 'body'> {
  return {
    params: call.params ? parsePart(call.params, request.params) : undefined,
    query: call.query ? parsePart(call.query, filledIn(request.query)) : undefined,
    body: call.body && !call.files ? parsePart(call.body, request.body) : undefined,
  } as Pick<CallInput<Call>, 'params' | 'query' | 'body'>;
}

/** What a form sends of a field that nobody filled in says nothing (P30): `?search=` searches for nothing. */
function filledIn(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** The field that somebody filled in: what became of its text, such as the third of its tags, has no field of its own. */
function fieldOf({ path }: z.core.$ZodIssue): string {
  const place = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, place < 0 ? undefined : place).join('.') || 'body';
}

/** @throws AppError `validation_failed` that names each field. Unknown fields are dropped. */
export function parsePart<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const errors: Record<string, Saying> = Object.create(null);
  for (const issue of result.error.issues) errors[fieldOf(issue)] ??= sayIssue(issue);
  throw new AppError('validation_failed', { detail: Object.values(errors)[0], errors });
}
