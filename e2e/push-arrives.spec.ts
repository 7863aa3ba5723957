import { request } from '@playwright/test';
import { PushService } from '../apps/server/test/push-service.ts';
import { DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { likerOf } from './likes.ts';
import { startAs } from './signed-in.ts';

test.use({ serviceWorkers: 'allow' });

/** Where a server of the journeys sends to: see `start-servers.ts`. */
const PUSH_PORT_AFTER = 5;
const CREATOR = 'isko.manalo@likha.test';
const LIKER = 'creator@likha.test';

test('a phone is told of a like while Likha is closed, by a word that names nobody', async ({
  page,
  context,
  baseURL,
}) => {
  const { origin, port } = new URL(baseURL ?? '');
  const service = await PushService.start(Number(port) + PUSH_PORT_AFTER);
  const phone = service.subscribe();
  // The push service of this browser's maker is out of reach: one on this machine takes its place.
  await page.addInitScript((device) => {
    const made = {
      toJSON: () => ({ expirationTime: null, ...device }),
    };
    const { PushManager, Notification } = globalThis as unknown as Record<string, { prototype: object }>;
    Object.assign(PushManager?.prototype ?? {}, {
      subscribe: async () => made,
      getSubscription: async () => null,
    });
    // A browser without a screen lets nobody show anything, whatever its person says.
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
  }, phone.device);
  await startAs(page, CREATOR);
  const { user } = await (await page.request.get('/api/auth/me')).json();
  const like = await likerOf(user.id, { baseURL: origin, email: LIKER });
  // What others said before is not told now: of one post a device is told once in ten minutes.
  const read = await page.request.post('/api/notifications/read', { data: {}, headers: { origin } });
  expect(read.status(), await read.text()).toBe(200);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose notifications on this device' }).click();
  await page.getByRole('switch', { name: 'Notify this device' }).click();
  await expect(page.getByTestId('toast')).toContainText('Saved');
  await expect(page.getByRole('switch', { name: 'Notify this device' })).toBeChecked();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(page.getByLabel('From')).toHaveValue('22');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(page.getByLabel('From')).toHaveCount(0);

  await like(0);
  const told = () => phone.told.map(({ payload }) => payload.body);
  await expect.poll(told).toContain('Someone liked your post.');
  const payload = phone.told.find(({ payload: { body } }) => body.includes('liked'))?.payload;

  // What the push service hands to the browser, the page's worker shows.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`registration.showNotification = async (...shown) => { self.shown = shown }`);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(payload);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() => worker?.evaluate('self.shown && [self.shown[0], self.shown[1].body, self.shown[1].data.url]'))
    .toEqual(['Likha', 'Someone liked your post.', '/notifications']);

  // Its push service gives the browser another address: the worker says so, and the next thing comes there.
  const moved = service.subscribe();
  // The server is busy as the worker says so: it says it again with the next page.
  await worker?.evaluate(
    `self.fetch = ((whole) => (...asked) => {
      if (!String(asked[0]).includes('subscriptions')) return whole(...asked);
      self.fetch = whole;
      return Promise.resolve(new Response('', { status: 503 }));
    })(self.fetch)`,
  );
  // What is told before the server knows of it goes to the address before.
  await worker?.evaluate(
    `new Promise((waitUntil) => self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), {
      waitUntil,
      newSubscription: { toJSON: () => (${JSON.stringify({ expirationTime: null, ...moved.device })}) },
    })))`,
  );
  const saidAgain = context.waitForEvent('request', (asked) => asked.url().endsWith('/push/subscriptions'));
  await page.reload();
  await (await saidAgain).response();
  const writer = await request.newContext({ baseURL: origin });
  await writer.post('/api/auth/login', { data: { email: LIKER, password: DEMO_PASSWORD } });
  const { posts } = await (await writer.get(`/api/creators/${user.id}/posts`)).json();
  const { id } = posts.find((post: { is_locked: boolean }) => !post.is_locked);
  const comment = { data: { text: 'Ang ganda nito!' }, headers: { origin } };
  const written = await writer.post(`/api/content/${id}/comments`, comment);
  expect(written.status(), await written.text()).toBe(201);
  await expect.poll(() => moved.told.length).toBeGreaterThan(0);
  await service.stop();
});
