import { join } from 'node:path';
import pg from 'pg';
import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { endLive, expectPlaying, goLive, setUp } from './live-pages.ts';
import { databaseOf } from './server-beside.ts';
import { startAs } from './signed-in.ts';

const CREATOR = 'creator@likha.test';
const FAN = 'fan@likha.test';
const STREAM = '/live/amihan_reyes';

/** These open one browser after the other, and wait for what is sent in real time. */
test.describe.configure({ mode: 'serial' });

test('a ticket comes back when nobody shows up', async ({ page, baseURL }) => {
  await startAs(page, CREATOR);
  // In two hours, as clocks in the Philippines say it.
  const soon = new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 16);
  await setUp(page, 'A night that never was', async () => {
    await page.getByText('Ticket holders').click();
    await page.getByLabel('Ticket price (credits)').fill('30');
    await page.getByRole('switch', { name: /Announce/ }).check();
    await page.getByLabel('Starts at').fill(soon);
  });
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByTestId('own-live').first()).toContainText('A night that never was');

  const guest = await anotherBrowser(page);
  await guest.goto(STREAM);
  await expect(guest.getByText('Sign in to buy a ticket or to be reminded.')).toBeVisible();
  await expect(guest.getByRole('main').getByRole('link', { name: 'Join' })).toBeVisible();

  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  const balance = async () => (await (await fan.request.get('/api/credits/wallet')).json()).balance;
  const before = await balance();
  // Who subscribes reads why there is a price and nothing to buy.
  await fan.goto('/live/tala_villanueva');
  await expect(fan.getByText('You subscribe, so you need no ticket.')).toBeVisible();
  await fan.goto(STREAM);
  await expect(fan.getByRole('timer')).toBeVisible();
  await fan.getByTestId('reminder-button').click();
  await expect(fan.getByTestId('reminder-button')).toHaveText('You will be reminded');
  await fan.getByTestId('ticket-button').click();
  await fan.getByRole('dialog').getByRole('button', { name: 'Pay 30 credits' }).dblclick();
  // The button that was pressed is gone: whoever goes on by keyboard stands where the ticket is.
  await expect(fan.getByText('You have a ticket', { exact: true })).toBeFocused();
  expect(await balance()).toBe(before - 30);
  // Whoever has a ticket is told by that, and asked nothing more.
  await expect(fan.getByTestId('reminder-button')).toHaveCount(0);
  await expect(fan.getByText('You are told ten minutes before')).toBeVisible();
  await expectAccessible(fan);
  await expect(fan.getByTestId('toast')).toHaveCount(0);

  // The time stays that somebody paid for: its host is told before they choose another, or press too early.
  await page.reload();
  const own = page.getByTestId('own-live').first();
  await own.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog')).toContainText('Somebody has a ticket, so the time stays.');
  await expect(page.getByLabel('Starts at')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: 'Open the camera' }).click();
  await expect(page.getByTestId('live-before')).toContainText('You can go live 15 minutes before that');
  // Pressed all the same, the refusal stands beside the button: a toast would be gone.
  await page.getByTestId('go-live').click();
  await expect(page.getByTestId('not-started')).toContainText('The stream did not start');
  await expectAccessible(page);
  // Who is no fan reads why there is nothing to buy, and is reminded of nothing that they will not see.
  const other = await anotherBrowser(page);
  await startAs(other, 'newcreator@likha.test');
  await other.goto(STREAM);
  await expect(other.getByText('Only fans can buy tickets.')).toBeVisible();
  await expect(other.getByTestId('reminder-button')).toHaveCount(0);

  // Whoever waits on the page reads there that it was none, what comes back, and has it, without loading anything.
  const wallet = fan.getByRole('banner').getByRole('link', { name: /Wallet/ });
  await expect(wallet).toHaveAccessibleName(`Wallet, ${(before - 30).toLocaleString('en')} credits`);
  await passBy(join(process.env.E2E_DATA ?? '', new URL(baseURL ?? '').port));
  await expect(fan.getByTestId('live-ended')).toContainText(
    'It did not happen. The 30 credits for your ticket go back to your wallet.',
  );
  await expect(wallet).toHaveAccessibleName(`Wallet, ${before.toLocaleString('en')} credits`);
  expect(await balance()).toBe(before);
  await fan.goto('/notifications');
  await expect(fan.getByText(/@amihan_reyes called off the live stream/)).toBeVisible();
  await expect(fan.getByText('30 credits are back in your wallet').first()).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('own-live').first()).toContainText('Did not happen');
  await expect(page.getByTestId('own-live').first()).not.toContainText('Most viewers');
});

test('a ticket is good on every device, through a lost network and until its host blocks', async ({
  page,
}) => {
  await startAs(page, CREATOR);
  await goLive(page, 'One night', async (host) => {
    await host.getByText('Ticket holders').click();
    await host.getByLabel('Ticket price (credits)').fill('30');
  });
  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  const balance = async () => (await (await fan.request.get('/api/credits/wallet')).json()).balance;
  const before = await balance();
  await fan.goto(STREAM);
  // Beside it a page that was opened before, and one of another device: both show it once it is bought.
  const tab = await fan.context().newPage();
  await tab.goto(STREAM);
  await expect(tab.getByTestId('ticket-button')).toBeVisible();
  await fan.bringToFront();
  await fan.getByTestId('ticket-button').click();
  await fan.getByRole('dialog').getByRole('button', { name: 'Pay 30 credits' }).click();
  await expectPlaying(fan);
  await tab.bringToFront();
  await expectPlaying(tab);
  await tab.close();
  const device = await anotherBrowser(page);
  await startAs(device, FAN);
  await device.goto(STREAM);
  await expectPlaying(device);
  await fan.reload();
  await expectPlaying(fan);
  expect(await balance()).toBe(before - 30);

  await fan.context().setOffline(true);
  await expect(fan.getByTestId('live-stage')).toContainText('Catching up');
  await fan.context().setOffline(false);
  await expectPlaying(fan);

  // Kept out before they could watch two minutes of it, they have the credits again, and on no device a picture.
  const { user } = await (await fan.request.get('/api/auth/me')).json();
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post(`/api/users/${user.id}/block`, { headers })).ok()).toBe(true);
  for (const each of [fan, device]) await expect(each.getByTestId('live-stage')).toHaveCount(0);
  await expect.poll(balance).toBe(before);
  await fan.goto('/notifications');
  await expect(fan.getByText('30 credits are back in your wallet').first()).toBeVisible();
  expect((await page.request.delete(`/api/users/${user.id}/block`, { headers })).ok()).toBe(true);

  // Whoever ends one that has sold tickets reads which are paid back.
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Tickets are paid back if it ends within two minutes');
  await page.keyboard.press('Escape');
  await endLive(page);
});

test('who is asked about a ticket goes on being asked as the stream begins', async ({ page }) => {
  await startAs(page, CREATOR);
  const soon = new Date(Date.now() + 8 * 3_600_000 + 10 * 60_000).toISOString().slice(0, 16);
  await setUp(page, 'Right on time', async () => {
    await page.getByText('Ticket holders').click();
    await page.getByLabel('Ticket price (credits)').fill('30');
    await page.getByRole('switch', { name: /Announce/ }).check();
    await page.getByLabel('Starts at').fill(soon);
  });
  await page.getByRole('button', { name: 'Announce it' }).click();
  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  await fan.goto(STREAM);
  await expect(fan.getByRole('timer')).toBeVisible();
  await fan.getByTestId('ticket-button').click();
  const dialog = fan.getByRole('dialog');
  await expect(dialog).toBeVisible();

  await page
    .getByTestId('own-live')
    .filter({ hasText: 'Right on time' })
    .getByRole('button', { name: 'Open the camera' })
    .click();
  await page.getByTestId('go-live').click();
  await expect(fan.getByTestId('live-locked')).toHaveCount(1);
  await expect(dialog).toHaveCount(1);
  // The button that opened it is another by now.
  await fan.keyboard.press('Escape');
  await expect(fan.getByTestId('ticket-button')).toBeFocused();
  await fan.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Pay 30 credits' }).click();
  await expectPlaying(fan);
  await endLive(page);
});

test('who is asked about a ticket goes on being asked while another stream begins, until it is called off', async ({
  page,
}) => {
  await startAs(page, CREATOR);
  const later = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16);
  await setUp(page, 'Later tonight', async () => {
    await page.getByText('Ticket holders').click();
    await page.getByLabel('Ticket price (credits)').fill('30');
    await page.getByRole('switch', { name: /Announce/ }).check();
    await page.getByLabel('Starts at').fill(later);
  });
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByTestId('own-live').first()).toContainText('Later tonight');
  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  await fan.goto(STREAM);
  await fan.getByTestId('ticket-button').click();
  const dialog = fan.getByRole('dialog');
  await expect(dialog).toContainText('Later tonight');

  await goLive(page, 'All of a sudden', async () => undefined);
  await expect(fan.getByTestId('live-video')).toHaveCount(1);
  await expect(dialog).toContainText('Later tonight');
  await endLive(page);

  await page.goto('/creator/live');
  await page
    .getByTestId('own-live')
    .filter({ hasText: 'Later tonight' })
    .getByRole('button', { name: 'Call off' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(fan.getByTestId('toast')).toContainText('No more tickets for “Later tonight”');
  await expect(dialog).toHaveCount(0);
});

/** Puts its start into the past, and has what is due each minute looked at now. */
async function passBy(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  await client.query(
    "update live_streams set scheduled_at = now() - interval '1 hour' where title = 'A night that never was'",
  );
  await client.query("select graphile_worker.add_job('live.sweep', '{}'::json)");
  await client.end();
}
