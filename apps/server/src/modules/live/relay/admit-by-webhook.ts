import type { FastifyInstance } from 'fastify';
import { webhookRoute } from '../../../platform/http/webhook-route.ts';
import type { Admission } from '../../../providers/live/admission.ts';
import type { RelayOptions } from './relay-deps.ts';

/** How soon whoever lost their right is put out where nothing said so at once. */
const SWEEP_EVERY_MS = 5000;

/** `POST /api/webhooks/livekit`, and a look at who is in every few seconds: rights end with what they came from (P618). */
export async function admitByWebhook(
  app: FastifyInstance,
  admission: Admission,
  { deps: { log }, binding, rights }: RelayOptions,
): Promise<void> {
  const { mayStillWatch } = rights;
  await webhookRoute(app, binding.rateLimits, ['livekit'], (_name, { headers, rawBody }) =>
    admission.receive(
      { body: rawBody.toString(), authorization: headers.authorization as string },
      mayStillWatch,
    ),
  );
  let isSweeping = false;
  const timer = setInterval(async () => {
    if (isSweeping) return;
    isSweeping = true;
    await admission
      .sweep(mayStillWatch)
      .catch((error: unknown) => log.warn({ err: error }, 'who watches by LiveKit could not be looked at'));
    isSweeping = false;
  }, SWEEP_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
