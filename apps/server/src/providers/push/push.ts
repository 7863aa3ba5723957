/** The pair by which push services know who sends (RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A browser, as it said itself where and how it is told something. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** For how long the push service keeps it for a device that is away. */
  ttlSeconds: number;
  /** One that waits takes the place of another with the same topic; up to 32 characters of base64url. */
  topic: string;
}

/** What became of it: taken, or the device is told nothing any more. */
export type Pushed = 'taken' | 'gone';

/** Push services of browsers' makers. */
export interface Push {
  makeKeys(): PushKeys;
  /** Is it an address of a push service that we send to? Nothing is asked of any other, as a person may say any. */
  isKnown(endpoint: string): boolean;
  /** @throws Error where it may be tried again; PermanentFailure where not */
  send(device: PushDevice, message: PushMessage, keys: PushKeys): Promise<Pushed>;
}
