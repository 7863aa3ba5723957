import { createPublicKey, createSign, type KeyObject } from 'node:crypto';

/** DER: a tag, a length and the content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const SEQUENCE = 0x30;
const sequence = (...content: Buffer[]) => der(SEQUENCE, ...content);
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

function nameOf(text: string): Buffer {
  return sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));
}

function timeOf(year: number): Buffer {
  // From 2050 on a certificate would need another form of time.
  return der(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`));
}

/**
 * An X.509 certificate (RFC 5280) in PEM of an RSA key, signed by itself: the same bytes whenever it is asked for, valid
 * from 2020 until 2049.
 */
export function selfSignedCertificate(privateKey: KeyObject, commonName: string): string {
  const name = nameOf(commonName);
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    sequence(timeOf(2020), timeOf(2049)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(facts).sign(privateKey);
  const certificate = sequence(facts, SHA256_WITH_RSA, bits(signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}
