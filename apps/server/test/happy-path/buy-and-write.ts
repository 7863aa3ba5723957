import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { moveBroadcast } from '../../src/modules/messages/broadcasts/deliver-broadcast.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { jpeg, sendForm } from '../forms.ts';

import type { HappyPath, Joined } from './happy-path.ts';
import { withTwo } from './with-two.ts';

/** Posts are opened and talked about, subscriptions, tips and messages are paid, and creators are paid out. */
export async function buyAndWrite(path: HappyPath, joined: Joined): Promise<void> {
  const { harness, people, send, answers, done } = path;
  const { factory } = harness;
  const { headers, post, edited } = joined;
  await done('unlockContent', { headers, body: { content_id: post.id } });
  await done('likePost', { headers, params: { id: post.id } });
  const polled = { ...edited, poll_question: 'Which?', poll_options: 'This\nThat', poll_hours: 24 };
  await done('editPost', { params: { id: post.id }, body: polled });
  const { edition } = await done('getPoll', { headers, params: { id: post.id } });
  const told = await sendForm(
    harness,
    people.creator.headers,
    { fields: { text: 'Happy story' }, files: [{ content: await jpeg() }] },
    '/api/stories',
  );
  expect(told.statusCode, told.body).toBe(201);
  answers.set('createStory', told.json());
  await done('getStories', { headers, params: { username: people.creator.username } });
  await done('seeStory', { headers, params: { id: told.json().id } });
  await done('listStories', { headers });
  await done('listOwnStories', { query: {} });
  await done('listStoryViewers', { params: { id: told.json().id }, query: {} });
  await done('vote', { headers, params: { id: post.id }, body: { edition, option: 1 } });
  const said = await done('addComment', { headers, params: { id: post.id } });
  await done('listComments', { headers, params: { id: post.id }, query: {} });
  await done('removeComment', { headers, params: { id: said.id } });
  await done('unlikePost', { headers, params: { id: post.id } });
  await done('savePost', { headers, params: { id: post.id } });
  const { id: collection } = await done('addCollection', { headers, body: { name: 'Beach' } });
  await done('putInCollection', {
    headers,
    params: { id: post.id },
    body: { collection_id: collection },
  });
  await done('listCollections', { headers });
  await done('renameCollection', { headers, params: { id: collection }, body: { name: 'Sea' } });
  await done('getLibrary', { headers, query: { filter: 'saved' } });
  await done('seePost', { headers, params: { id: post.id } });
  await done('getSeenSwitch', { headers });
  await done('putSeenSwitch', { headers, body: { is_kept: true } });
  await done('clearSeen', { headers });
  await done('removeCollection', { headers, params: { id: collection } });
  await done('unsavePost', { headers, params: { id: post.id } });
  const creator = { id: people.creator.id };
  await done('putSubscriptionOffers', {
    headers: people.creator.headers,
    body: {
      bundle_3_percent: 10,
      bundle_6_percent: null,
      bundle_12_percent: null,
      trial_days: null,
      first_month_percent: null,
    },
  });
  await done('getSubscriptionOffers', { headers: people.creator.headers });
  await done('listPlans', { headers, params: creator });
  await done('subscribe', { headers, params: creator });
  await done('listFans', { headers: people.creator.headers, query: { sort: 'spent' } });
  await done('listSubscriptions', { headers, query: {} });
  await done('cancelSubscription', { headers, params: creator });
  const friend = await factory.fan();
  const [{ credits: month }] = (await done('listPlans', { headers, params: creator })).plans;
  const giver = await factory.fan({ credits: month + 10 });
  await done('giveSubscription', {
    headers: giver.headers,
    params: creator,
    body: { username: friend.username, credits: month, client_id: randomUUID() },
  });
  // What was bought today is not given on.
  harness.clock.advance(49 * HOUR_MS);
  await done('giveCredits', {
    headers: giver.headers,
    body: { username: friend.username, credits: 10, client_id: randomUUID() },
  });
  await done('listGifts', { headers: giver.headers, query: { side: 'given' } });
  await done('sendTip', { headers, params: creator });
  const opened = await done('openConversation', { headers, body: { user_id: creator.id } });
  const talk = { headers, params: { id: opened.id } };
  await done('tipInConversation', talk);
  const { id: messageId } = await done('sendMessage', talk);
  const file = await sendForm(
    harness,
    people.creator.headers,
    { files: [{ content: await jpeg() }] },
    `/api/conversations/${opened.id}/files`,
  );
  expect(file.statusCode, file.body).toBe(201);
  answers.set('uploadMessageFile', file.json());
  const paid = await harness.app.inject({
    method: 'POST',
    url: `/api/conversations/${opened.id}/messages`,
    headers: people.creator.headers,
    payload: { client_id: harness.deps.ids.next(), media_ids: [file.json().file_key], price: 5 },
  });
  expect(paid.statusCode, paid.body).toBe(201);
  const { headers: ofCreator } = people.creator;
  const { id: manyId } = await done('createBroadcast', { headers: ofCreator });
  await done('listBroadcasts', { headers: ofCreator, query: {} });
  await done('getBroadcast', { headers: ofCreator, params: { id: manyId } });
  await done('countReceivers', { headers: ofCreator });
  const ofMany = await sendForm(
    harness,
    ofCreator,
    { files: [{ content: await jpeg() }] },
    '/api/messages/broadcasts/files',
  );
  answers.set('uploadBroadcastFile', ofMany.json());
  await moveBroadcast(harness.deps, manyId);
  await done('unsendBroadcast', { headers: ofCreator, params: { id: manyId } });
  const manyLater = await done('createBroadcast', {
    headers: ofCreator,
    body: {
      client_id: harness.deps.ids.next(),
      text: 'Bukas',
      audience: 'all',
      scheduled_at: new Date(harness.clock.now().getTime() + 3_600_000).toISOString(),
    },
  });
  await done('cancelBroadcast', { headers: ofCreator, params: { id: manyLater.id } });
  await done('putAutomaticMessage', { headers: ofCreator });
  await done('getAutomaticMessages', { headers: ofCreator });
  const { conversations } = (await send('listConversations', { headers: ofCreator, query: {} })).json();
  const toFan = { headers: ofCreator, params: { id: conversations[0].person.id } };
  await done('noteFan', toFan);
  await done('getFan', toFan);
  const byHand = await done('addFanList', {
    headers: ofCreator,
    body: { kind: 'by_hand', name: 'Mga suki' },
  });
  const place = { headers: ofCreator, params: { id: byHand.id, fan_id: toFan.params.id } };
  await done('addToFanList', place);
  await done('takeFromFanList', place);
  await done('changeFanList', { headers: ofCreator, params: { id: byHand.id } });
  await done('listFansOf', { headers: ofCreator, params: { id: byHand.id }, query: {} });
  await done('addFanList', { headers: ofCreator });
  await done('listFanLists', { headers: ofCreator });
  await done('removeFanList', { headers: ofCreator, params: { id: byHand.id } });
  const { id: folder } = await done('addVaultFolder', { headers: ofCreator });
  const { files: ownFiles } = await done('listVault', { headers: ofCreator, query: {} });
  const ofFile = { headers: ofCreator, params: { id: ownFiles[0].file_key } };
  await done('changeVaultFile', { ...ofFile, body: { title: 'Low tide', folder_id: folder } });
  await done('useVaultFile', ofFile);
  await done('renameVaultFolder', { headers: ofCreator, params: { id: folder } });
  await done('listVaultFolders', { headers: ofCreator });
  await done('removeVaultFolder', { headers: ofCreator, params: { id: folder } });
  await done('unlockMessage', { headers, params: { id: paid.json().id } });
  await done('listMessages', { ...talk, query: {} });
  await done('readConversation', talk);
  await done('setConversation', talk);
  await done('getConversation', talk);
  await done('listConversations', { headers, query: {} });
  await done('searchMessages', { headers, query: { search: 'ku' } });
  await done('reactToMessage', { headers, params: { id: messageId } });
  await done('takeReactionBack', { headers, params: { id: messageId } });
  await done('removeMessage', { headers, params: { id: messageId }, query: {} });
  await done('listEvents', { headers });
  await done('addPushDevice', { headers });
  await done('changePush', { headers });
  await done('getPush', { headers });
  await done('removePushDevice', { headers });
  await done('putMessageSettings', { headers });
  await done('getMessageSettings', { headers });
  await done('putFirstSteps', { headers });
  await done('getFirstSteps', { headers });
  await done('listInterests', { headers });
  await done('listSuggestions', { headers });
  const { headers: creators } = people.creator;
  await done('listTips', { headers: creators, query: {} });
  const rich = await factory.fan({ credits: 900 });
  await done('sendTip', { headers: rich.headers, params: creator, body: { credits: 900 } });
  await done('putPayoutSettings', { headers: creators });
  await done('getPayoutSettings', { headers: creators });
  await done('countClick', { body: { username: people.creator.username } });
  await done('getAffiliateStats', { headers: creators });
  await factory.creator({ referredBy: people.creator.id });
  for (const name of [
    'getAffiliateOverview',
    'listAffiliates',
    'getPlatformAnalytics',
    'getCreditStats',
  ] as const)
    await done(name, { query: {} });
  await done('listRateChanges', { query: {} });
  const { payout } = await done('requestPayout', { headers: creators });
  await done('listPayouts', { headers: creators, query: {} });
  await done('listPayoutRequests', { query: {} });
  const asked = { params: { id: payout.id } };
  await withTwo(path, people.admin.headers, async () => {
    await send('decidePayout', asked);
    await done('withdrawPayoutApproval', asked);
    const far = { php_per_credit: 2, shown_php_per_credit: 1, confirmed_php_per_credit: 2 };
    await send('changeRate', { body: far });
    await done('withdrawRateProposal');
  });
  await done('decidePayout', asked);
  const richer = await factory.fan({ credits: 900 });
  await done('sendTip', { headers: richer.headers, params: creator, body: { credits: 900 } });
  await done('requestInstantPayout', { headers: creators });
  await done('accessMedia', { headers, body: { file_key: post.media.file_key } });
}
