import type { Call } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { describe, expect, it } from 'vitest';
import { names, useCalls } from './calls.fixture.ts';

const { harness } = useCalls();

describe('the documentation', () => {
  it('holds every call with its answer and its refusals', async () => {
    const document = (await harness.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const name of names) {
      const call: Call = calls[name];
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation, name).toMatchObject({ operationId: name, summary: call.summary });
      expect(operation.responses).toHaveProperty(String(call.status ?? 200));
      expect(operation.responses).toHaveProperty('429');
      for (const { description } of Object.values<{ description: string }>(operation.responses)) {
        const codes = description.split(', ');
        expect(codes, name).toEqual([...new Set(codes)]);
      }
      if (call.who !== 'viewer') expect(operation.responses).toHaveProperty('401');
      expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
      expect(JSON.stringify(operation.parameters).includes('Idempotency-Key')).toBe(call.isMoney === true);
    }
  });

  it('can be browsed', async () => {
    const answer = await harness.app.inject({ url: '/api/docs/' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });
});
