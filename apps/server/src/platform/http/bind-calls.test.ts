import { calls } from '@likha/contract/calls';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { bindCalls, type Handlers } from './bind-calls.ts';
import type { BindingDeps } from './binding-deps.ts';

it('refuses to start when a call of the contract has no handler', () => {
  const bind = () => bindCalls(Fastify(), {} as BindingDeps, calls, {} as Handlers);
  expect(bind).toThrow('no module handles the call getConfig');
});
