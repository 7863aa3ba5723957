import type { Keys } from '../../../platform/keys.ts';
import { createMac } from '../../../platform/mac.ts';

const ID_BYTES = 12;
const ACCOUNTS = 3;
const MARK_CHARACTERS = 22;
const FORM = /^[A-Za-z0-9_-]{16}(\.[A-Za-z0-9_-]{22}){1,3}$/;

/**
 * A browser in which somebody has signed in before (P69). Its cookie names the device, and says by a signature for which
 * accounts it is known, at most three; nothing of it is stored. It opens nothing: it only says that a wrong
 * password comes from a place where the right one was known.
 */
export interface KnownDevices {
  /** The device's id; null when this account was never signed in to with it. */
  idFor(cookie: string | null, email: string): string | null;
  /** The cookie of a device that now knows this account. */
  remember(cookie: string | null, email: string): string;
}

/** @param random as `Ids.random` */
export function createKnownDevices(keys: Keys, random: (bytes: number) => Buffer): KnownDevices {
  const mac = createMac(keys, MARK_CHARACTERS);
  const textOf = (id: string, email: string) => `device\n${id}\n${email}`;

  function read(cookie: string | null): { id: string; marks: string[] } | null {
    if (cookie === null || !FORM.test(cookie)) return null;
    const [id = '', ...marks] = cookie.split('.');
    return { id, marks };
  }

  return {
    idFor(cookie, email) {
      const device = read(cookie);
      if (!device) return null;
      const text = textOf(device.id, email);
      return device.marks.some((mark) => mac.fits(mark, text)) ? device.id : null;
    },
    remember(cookie, email) {
      const { id, marks } = read(cookie) ?? { id: random(ID_BYTES).toString('base64url'), marks: [] };
      const mark = mac.of(textOf(id, email));
      return [id, ...[mark, ...marks.filter((other) => other !== mark)].slice(0, ACCOUNTS)].join('.');
    },
  };
}
