import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import {
  asAnIphone,
  asWithinAnApp,
  coveredControls,
  endLive,
  expectPlaying,
  goLive,
  lines,
  replayState,
  type Styled,
  write,
} from './live-pages.ts';
import { startAs } from './signed-in.ts';

const CREATOR = 'creator@likha.test';
const FAN = 'fan@likha.test';
const STREAM = '/live/amihan_reyes';

/** These open one browser after the other, and wait for what is sent in real time. */
test.describe.configure({ mode: 'serial' });

test('a creator goes live, a fan watches and tips, and the replay becomes a post', async ({
  page,
  context,
}) => {
  await startAs(page, CREATOR);
  await goLive(page, 'Painting the bay', async () => {
    await page.getByRole('switch', { name: /goal/ }).check();
    await page.getByLabel('Goal (credits)').fill('20');
    await page.getByLabel('What it is for').fill('a new brush');
    await page.getByLabel('Afterwards').selectOption('free');
    await expectAccessible(page);
  });

  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  await fan.goto('/amihan_reyes');
  // The address is asked for together with the code that plays it, and not after that; again only where nothing was there yet.
  const asked: string[] = [];
  fan.on('request', (request) => {
    const [name] = /watched-live|watch$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await fan.getByTestId('profile-live').click();
  await expectPlaying(fan);
  expect(asked.slice(0, 2)).toEqual(['watch', 'watched-live']);
  await expect(fan.getByTestId('watermark')).toBeVisible();
  await expect(page.getByTestId('live-viewers')).toContainText('1 watching');
  await expectAccessible(fan);

  await write(fan, 'Good evening from Cebu');
  await expect(lines(page)).toContainText(['Good evening from Cebu']);
  // What stands over a paused picture lies over nothing else, on the smallest phone too.
  await fan.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(fan.getByRole('button', { name: 'Back to live' })).toBeVisible();
  const size = fan.viewportSize();
  for (const width of [390, 320]) {
    await fan.setViewportSize({ width, height: 640 });
    expect(await fan.getByTestId('live-stage').evaluate(coveredControls)).toEqual([]);
  }
  // Nor does the viewer's name on the picture of a phone that lies, at the highest of its places.
  await fan.setViewportSize({ width: 844, height: 390 });
  const name = fan.getByTestId('watermark');
  await name.evaluate((element) => (element as unknown as Styled).style.setProperty('--top', '26%'));
  const [goal, mark] = [await fan.getByTestId('live-goal').boundingBox(), await name.boundingBox()];
  expect(mark?.y ?? 0).toBeGreaterThan((goal?.y ?? 0) + (goal?.height ?? 0));
  if (size) await fan.setViewportSize(size);
  await fan.getByRole('button', { name: 'Back to live' }).click();
  await expectPlaying(fan);

  // In full screen the chat, and what is asked, are seen as before.
  await fan.getByRole('button', { name: 'Full screen' }).click();
  await expect(fan.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect(fan.getByTestId('live-tip')).toBeVisible();
  await expect(lines(fan).first()).toBeInViewport();
  await fan.getByTestId('live-tip').click();
  const tipping = fan.getByRole('dialog', { name: 'Send Amihan Reyes a tip' });
  await tipping.getByRole('textbox', { name: 'Other amount (credits)' }).fill('20');
  await expect(tipping).toContainText('Everybody in the chat sees it');
  await tipping.getByRole('textbox', { name: 'Message (optional)' }).fill('For the brush');
  await tipping.getByRole('button', { name: 'Send 20 credits' }).dblclick();
  await expect(page.getByTestId('tip-banner')).toContainText('For the brush');
  await expect(page.getByTestId('live-goal')).toContainText('20 of 20 credits');
  await expect(lines(page).filter({ hasText: 'tipped 20 credits' })).toHaveCount(1);
  await expectAccessible(page);

  // Another camera, and viewers go on watching.
  await page.getByRole('button', { name: 'Switch the camera' }).click();
  await expectPlaying(fan);
  await expect(page.getByTestId('live-stage')).toBeVisible();

  // What a muted word keeps out says so.
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await page.getByLabel('Muted words').fill('ugly');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await write(fan, 'How ugly');
  await expect(fan.getByTestId('live-stage').getByRole('alert')).toContainText(
    'The host does not allow a word in this.',
  );
  await fan.getByRole('button', { name: 'Discard' }).click();

  // What the creator takes away is gone for who watches.
  await lines(page).filter({ hasText: 'Good evening' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this line' }).click();
  await expect(lines(fan).filter({ hasText: 'Good evening' })).toHaveCount(0);

  // The connection is gone for a while, and the stream goes on.
  await context.setOffline(true);
  await expect(page.getByTestId('on-air-notices')).toContainText('Reconnecting');
  await context.setOffline(false);
  await expect(page.getByTestId('on-air-notices')).not.toContainText('Reconnecting');
  await expectPlaying(fan);

  await fan.getByRole('textbox', { name: 'Write something' }).focus();
  await endLive(page);
  // What was written in is gone: both stand where it says that it is over.
  await expect(page.getByTestId('live-over').getByRole('heading')).toBeFocused();
  await expect(fan.getByTestId('live-ended')).toBeVisible();
  await expect(fan.getByTestId('live-ended').getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'To your streams' }).click();
  const trim = page.getByTestId('trim-replay').first();
  await expect(trim).toBeVisible();
  await trim.getByLabel('Begins at').fill('1000');
  // Eight seconds of it: how long a video takes to be made is how long it is, and that is not asked here.
  await trim.getByLabel('Ends at').fill('9000');
  await expect(trim.getByText(/^0:08 of /)).toBeVisible();
  await expectAccessible(page);
  await trim.getByRole('button', { name: 'Publish the replay' }).dblclick();
  await expect(page.getByText('The replay becomes a post')).not.toHaveCount(0);
  await expect.poll(() => replayState(page, 'Painting the bay'), { timeout: 400_000 }).toBe('ready');
  await expect(fan.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  await fan.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(fan.getByRole('article')).toContainText('Painting the bay');
});

test('a guest reads for whom a running stream is before they join for it', async ({ page }) => {
  await startAs(page, CREATOR);
  await goLive(page, 'Among friends', (host) => host.getByText('Subscribers', { exact: true }).click());
  const guest = await anotherBrowser(page);
  await guest.goto(STREAM);
  const stream = guest.getByRole('main');
  await expect(stream.getByText('For subscribers', { exact: true })).toBeVisible();
  await expect(guest.getByTestId('live-locked')).toContainText('Sign in to watch');
  await expectAccessible(guest);
  await endLive(page);
  await expect(guest.getByTestId('live-locked')).toHaveCount(0);

  // What a ticket costs is said to them once.
  await goLive(page, 'With a ticket', async (host) => {
    await host.getByText('Ticket holders').click();
    await host.getByLabel('Ticket price (credits)').fill('30');
  });
  await guest.goto(STREAM);
  await expect(stream.getByText(/^A ticket costs 30 credits/)).toBeVisible();
  await expect(stream.getByText(/30 credits/)).toHaveCount(1);

  // Who has bought one stands at the picture that came in the place of the button.
  const fan = await anotherBrowser(page);
  await startAs(fan, FAN);
  await fan.goto(STREAM);
  await fan.getByTestId('ticket-button').click();
  await fan.getByRole('dialog').getByRole('button', { name: 'Pay 30 credits' }).click();
  await expectPlaying(fan);
  await expect(fan.getByTestId('live-video')).toBeFocused();
  // Who is blocked while watching has no stream any more: nothing of it stays, and neither do its buttons.
  const { user } = await (await fan.request.get('/api/auth/me')).json();
  const block = `/api/users/${user.id}/block`;
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post(block, { headers })).ok()).toBe(true);
  await expect(fan.getByTestId('live-stage')).toHaveCount(0);
  await expect(fan.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await page.request.delete(block, { headers })).ok()).toBe(true);
  await expect(fan.getByTestId('live-stage')).toBeVisible();
  await endLive(page);
});

test('a viewer is offered what their browser can do', async ({ page }) => {
  await startAs(page, CREATOR);
  await goLive(page, 'On a small screen', async () => undefined);
  const iphone = await anotherBrowser(page);
  await iphone.addInitScript(asAnIphone);
  await iphone.goto(STREAM);
  await expectPlaying(iphone);
  await expect(iphone.getByRole('button', { name: 'Picture in picture' })).toHaveCount(0);
  await iphone.getByRole('button', { name: 'Full screen' }).click();
  expect(await iphone.evaluate('window.wentFull')).toBe(1);

  const within = await anotherBrowser(page);
  await within.addInitScript(asWithinAnApp);
  await within.goto(STREAM);
  await expectPlaying(within);
  await expect(within.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(within.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await endLive(page);
});

test('staff warns a creator and cuts the stream', async ({ page }) => {
  await startAs(page, CREATOR);
  await goLive(page, 'Not for long', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto(STREAM);
  await expectPlaying(guest);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin/live');
  const card = admin.getByTestId('wall-card').filter({ hasText: 'Not for long' });
  await expect(card).toContainText('Amihan Reyes, born');
  await expectAccessible(admin);
  await card.getByRole('button', { name: 'Watch unseen' }).click();
  await expectPlaying(admin);
  await expect(page.getByTestId('live-viewers')).toContainText('1 watching');
  await admin.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Warn' }).click();
  await admin.getByLabel('What they read over their picture').fill('Mind who walks by.');
  await admin.getByRole('button', { name: 'Send the warning' }).dblclick();
  await expect(page.getByTestId('staff-warning')).toContainText('Mind who walks by.');
  await expect(card).toContainText('Warned once');

  await card.getByRole('button', { name: 'Cut' }).click();
  const asking = admin.getByRole('dialog');
  await asking.getByRole('button', { name: 'Cut the stream' }).click();
  await asking.locator('textarea:focus').fill('Somebody who was not named is on camera.');
  await asking.getByRole('button', { name: 'Cut the stream' }).click();
  await expect(guest.getByTestId('live-ended')).toContainText('Our staff ended this stream');
  await expect(guest.getByTestId('live-ended')).not.toContainText('Tickets');
  await expect(page.getByTestId('live-over')).toContainText('Our staff ended this stream');
  await expect(admin.getByTestId('wall-card').filter({ hasText: 'Not for long' })).toHaveCount(0);
});
