import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomUUID,
} from 'node:crypto';
import { crc32 } from 'node:zlib';

const algorithm = 'SHA256withRSA';

export interface TransmissionSignature {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

export interface PayPalSigner {
  /** The public key that the certificate address serves. */
  readonly publicKeyPem: string;
  readonly certificateId: string;
  /** The five headers of one delivery. */
  sign(body: string, now: Date, apiUrl: string): Record<string, string>;
  /** Whether these headers belong to this very body and to our webhook. */
  isAuthentic(signature: TransmissionSignature, body: string): boolean;
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
    isAuthentic(given, body) {
      const text = signedText(given.transmission_id, given.transmission_time, body);
      const isSigned = createVerify('sha256')
        .update(text)
        .verify(publicKey, given.transmission_sig, 'base64');
      return isSigned && given.auth_algo === algorithm && given.webhook_id === webhookId;
    },
  };
}
