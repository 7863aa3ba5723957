import { join } from 'node:path';
import { anotherBrowser, test as base, expect } from './journey.ts';
import { endLive, expectPlaying, goLive } from './live-pages.ts';
import { startBehindDoor } from './server-beside.ts';
import { startAs } from './signed-in.ts';

/** A node of its own beside this worker's server, which is killed while somebody pays and while they watch. */
let node: Awaited<ReturnType<typeof startBehindDoor>>;
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    node = await startBehindDoor(join(process.env.E2E_DATA ?? '', port), Number(port) + 5);
    try {
      await use(node.url);
    } finally {
      await node.stop();
    }
  },
});

test('a ticket is paid once by a press in whose middle the server is killed, and good once it is back', async ({
  page,
  consoleErrors,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Paid in a storm', async (host) => {
    await host.getByText('Ticket holders').click();
    await host.getByLabel('Ticket price (credits)').fill('30');
  });
  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  const balance = async () => (await (await fan.request.get('/api/credits/wallet')).json()).balance;
  const before = await balance();
  await node.prepare();
  await fan.goto('/live/amihan_reyes');

  // It is sold, and nobody says so: the answer goes with the server, and what the page asks then reaches nothing.
  await fan.route(
    '**/api/live/*/ticket',
    async (route) => {
      await route.fetch();
      await node.end('SIGKILL');
      await route.abort();
    },
    { times: 1 },
  );
  const dialog = fan.getByRole('dialog');
  await fan.getByTestId('ticket-button').click();
  await dialog.getByRole('button', { name: 'Pay 30 credits' }).click();
  await expect(fan.getByTestId('toast')).toContainText('Not confirmed');
  node.goOn();

  // Its code is asked for again every few seconds, which a busy machine takes longer for.
  await expect(fan.getByTestId('live-video')).toBeVisible();
  await expectPlaying(fan);
  await expect(fan.getByTestId('ticket-button')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect(await balance()).toBe(before - 30);

  await node.prepare();
  // While they watch, too: what is the matter is said, nothing is asked for again, and it goes on by itself.
  await node.end('SIGKILL');
  await expect(fan.getByTestId('live-stage')).toContainText(/reconnecting|Catching up/i);
  await expect(fan.getByTestId('ticket-button')).toHaveCount(0);
  node.goOn();
  await expectPlaying(fan);
  await fan.reload();
  await expectPlaying(fan);
  await expect(fan.getByTestId('ticket-button')).toHaveCount(0);
  expect(await balance()).toBe(before - 30);

  await endLive(page);
  // A server that is away is what this is about.
  consoleErrors.length = 0;
});
