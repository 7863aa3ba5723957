import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  randomUUID,
} from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** What PayPal's own certificate is called. */
const COMMON_NAME = 'messageverificationcerts.paypal.com';
const algorithm = 'SHA256withRSA';

export interface PayPalSigner {
  readonly publicKeyPem: string;
  /** What the certificate's address serves. */
  readonly certificatePem: string;
  readonly certificateId: string;
  /** The five headers of one delivery. */
  sign(body: string, now: Date, apiUrl: string): Record<string, string>;
}

export function generateSigningKeyPem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Signs as PayPal does: over transmission id, time, webhook id and the body's CRC-32. */
export function createPayPalSigner(privateKeyPem: string, webhookId: string): PayPalSigner {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const certificateId = `CERT-${createHash('sha256').update(publicKeyPem).digest('hex').slice(0, 24)}`;

  const signedText = (id: string, time: string, body: string) => `${id}|${time}|${webhookId}|${crc32(body)}`;

  return {
    publicKeyPem,
    certificatePem: selfSignedCertificate(privateKey, COMMON_NAME),
    certificateId,
    sign(body, now, apiUrl) {
      const id = randomUUID();
      const time = now.toISOString().replace(/\.\d+Z$/, 'Z');
      return {
        'paypal-auth-algo': algorithm,
        'paypal-cert-url': `${apiUrl}/v1/notifications/certs/${certificateId}`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': createSign('sha256')
          .update(signedText(id, time, body))
          .sign(privateKey, 'base64'),
        'paypal-transmission-time': time,
      };
    },
  };
}
