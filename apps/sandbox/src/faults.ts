import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderName } from './settings.ts';

export const operations = [
  'token',
  'create',
  'get',
  'capture',
  'save_payer',
  'verify',
  'expire',
  'list',
  'get_payment',
  'refund',
  'get_capture',
  'disputes',
  'send_payout',
  'get_payout',
  'list_payouts',
  'evidence',
] as const;
export type Operation = (typeof operations)[number];

/**
 * `timeout`: nothing is done and nobody answers. `error500`: nothing is done. `drop_after`: the work is done,
 * then the connection is cut. `pending_capture`: the payment is held for review. `pending_refund`: the refund
 * is accepted and not done.
 */
export const faultKinds = ['timeout', 'error500', 'drop_after', 'pending_capture', 'pending_refund'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  provider: ProviderName;
  operation: Operation;
  kind: FaultKind;
  /** How many calls it still spoils. */
  times: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Readonly<Fault>[];
  /** Uses up one fault of the given kinds, the oldest first. */
  take(provider: ProviderName, operation: Operation, kinds: readonly FaultKind[]): FaultKind | null;
}

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (fault) => waiting.push({ ...fault }),
    clear: () => {
      waiting = [];
    },
    list: () => waiting.map((fault) => ({ ...fault })),
    take(provider, operation, kinds) {
      const fault = waiting.find(
        (each) => each.provider === provider && each.operation === operation && kinds.includes(each.kind),
      );
      if (!fault) return null;
      fault.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return fault.kind;
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names the provider's call that a route stands for, so that faults can be asked for by name. */
    call?: { provider: ProviderName; operation: Operation };
  }
  interface FastifyRequest {
    isDroppedAfter: boolean;
  }
}

/** Makes every route of this scope that names its call obey the faults. */
export function obeyFaults(app: FastifyInstance, faults: Faults, error500Body: unknown): void {
  app.decorateRequest('isDroppedAfter', false);

  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    const { call } = request.routeOptions.config;
    const kind = call && faults.take(call.provider, call.operation, ['timeout', 'error500', 'drop_after']);
    if (kind === 'error500') return reply.code(500).send(error500Body);
    // The connection stays open and silent until the caller gives up or this server closes.
    if (kind === 'timeout') return reply.hijack();
    request.isDroppedAfter = kind === 'drop_after';
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.isDroppedAfter) return payload;
    reply.hijack();
    request.raw.socket.destroy();
    return payload;
  });
}
