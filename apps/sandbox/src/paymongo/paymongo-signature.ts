import { createHmac } from 'node:crypto';

/** The `Paymongo-Signature` of one delivery. This server has test keys only, so `li` stays empty. */
export function signPayMongo(webhookSecret: string, body: string, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
  return { 'paymongo-signature': `t=${timestamp},te=${signature},li=` };
}
