import type { Language } from '@likha/contract/language';

/** Whether this browser can be told anything while Likha is closed, and may be. */
export type Able = 'yes' | 'unsupported' | 'denied';

export function ableToBeTold(): Able {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks the person, and then the browser's push service, for a way to tell this device.
 * @param publicKey of our server: a way that was made for another key is given up first
 * @returns null where the person said no
 * @throws Error where the browser cannot reach its push service
 */
export async function subscribeDevice(publicKey: string, language: Language): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(`/service-worker.js?${language}`);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser says nothing of its keys');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Nothing reaches this browser any more, whatever the server believes. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
