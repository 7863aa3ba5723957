import { expect, expectAccessible, test } from './journey.ts';
import { endLive, goLive } from './live-pages.ts';
import { startAs } from './signed-in.ts';

const TITLE = 'Sketches that nobody keeps';

test('a host who wants no replay after all deletes the recording, and nothing is posted', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, TITLE, async () => {
    await page.getByLabel('Afterwards').selectOption('free');
  });
  const { id, username } = await (async () => {
    const { lives } = await (await page.request.get('/api/live/own')).json();
    const { user } = await (await page.request.get('/api/auth/me')).json();
    const live = lives.find(({ title }: { title: string }) => title === TITLE);
    return { id: live.id, username: user.username };
  })();
  const stream = async () => (await page.request.get(`/api/live/${id}`)).json();
  // As much as a replay has to have.
  await expect
    .poll(
      async () => {
        const { started_at: from } = await stream();
        return from !== null && Date.now() - Date.parse(from) > 9000;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await endLive(page);
  await page.getByRole('button', { name: 'To your streams' }).click();
  const row = page.getByTestId('own-live').filter({ hasText: TITLE });
  const press = row.getByRole('button', { name: 'Post no replay' });
  await expect(press).toBeVisible();
  await press.dblclick();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('It cannot be brought back.');
  await expectAccessible(page);
  // Whoever thinks better of it keeps it.
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toHaveCount(0);
  await expect(press).toBeFocused();

  await press.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the recording' }).dblclick();
  await expect(page.getByText('Recording deleted')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row.getByTestId('trim-replay')).toHaveCount(0);
  expect((await stream()).replay).toMatchObject({ audience: 'none', post_id: null });
  const of = await (await page.request.get(`/api/live/of/${username}`)).json();
  expect(of.live?.id).not.toBe(id);
});
