import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 1, verified: 4, attested: 64 };

/** What a test has an authenticator or its browser do wrong. */
export interface Faults {
  origin?: string;
  rpId?: string;
  count?: number;
  isVerified?: boolean;
  userHandle?: string | null;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

const MADE = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

/** A key in CBOR, as COSE has it (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const parts: [string, string][] =
    key.asymmetricKeyType === 'rsa'
      ? [
          ['a401030339010020590100', n],
          ['2143', e],
        ]
      : [
          ['a5010203262001215820', x],
          ['225820', y],
        ];
  return Buffer.concat(
    parts.flatMap(([head, bytes]) => [Buffer.from(head, 'hex'), Buffer.from(bytes, 'base64url')]),
  );
}

/** A software authenticator with one passkey: its own key (ES256, unless another is asked for), its own count, nothing of the library that judges it. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys: ReturnType<(typeof MADE)[keyof typeof MADE]>;
  readonly #origin: string;
  #userHandle = '';
  count = 0;

  constructor(origin = 'http://likha.test', algorithm: keyof typeof MADE = 'ES256') {
    this.#origin = origin;
    this.#keys = MADE[algorithm]();
  }

  /** Answers `navigator.credentials.create()`. */
  create(options: Options, faults: Faults = {}) {
    this.#userHandle = options.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const attested = [...[Buffer.alloc(16), Buffer.from([0, id.length]), id], coseOf(this.#keys.publicKey)];
    const data = this.#data(options.rp?.id ?? '', faults, FLAGS.attested, attested);
    // CBOR of { fmt: 'none', attStmt: {}, authData }.
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
    const length = Buffer.from([data.length >> 8, data.length & 0xff]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, faults),
        attestationObject: Buffer.concat([head, length, data]).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get()`. */
  get(options: Options, faults: Faults = {}) {
    this.count += 1;
    const authenticatorData = this.#data(options.rpId ?? '', faults, 0, []);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, faults);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, clientHash]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: faults.userHandle === undefined ? this.#userHandle : faults.userHandle,
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #data(rpId: string, { rpId: other, count, isVerified = true }: Faults, flags: number, rest: Buffer[]) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? this.count);
    const state = Buffer.from([FLAGS.present | (isVerified ? FLAGS.verified : 0) | flags]);
    const rpIdHash = createHash('sha256')
      .update(other ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, state, counter, ...rest]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Faults): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}
