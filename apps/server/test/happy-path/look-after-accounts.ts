import type { CallName } from '@likha/contract';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { mailsOf, tokenIn } from '../../src/modules/accounts/accounts.fixture.ts';
import { Authenticator } from '../../src/modules/accounts/passkeys/authenticator.fixture.ts';
import { samples } from '../call-samples.ts';
import { jpeg, sendForm } from '../forms.ts';

import type { HappyPath, Joined } from './happy-path.ts';

/** Accounts are looked after, left and answered for, and staff look after theirs. */
export async function lookAfterAccounts(path: HappyPath, joined: Joined): Promise<void> {
  const { harness, people, send, answers, done } = path;
  const { app, factory } = harness;
  const { email, password, headers } = joined;
  await done('acceptDocuments', { headers });
  await done('chooseLanguage', { headers });
  await done('askConfirmation', { headers });
  await done('confirmEmail', { body: { token: tokenIn((await mailsOf(harness)).at(-1)) } });
  await done('changeEmail', { headers });
  await done('setSafeMode', { headers });
  await done('setDiscretion', { headers });
  await done('changeProfile', { headers });
  for (const [name, path] of Object.entries({ changeAvatar: 'avatar', changeCover: 'cover' })) {
    const picture = { files: [{ field: 'picture', content: await jpeg() }] };
    const shown = await sendForm(harness, headers, picture, `/api/users/me/${path}`, 'PUT');
    expect(shown.statusCode, shown.body).toBe(200);
    answers.set(name as CallName, shown.json());
  }
  const item = { fields: { content_title: 'A title' }, files: [{ field: 'file', content: await jpeg() }] };
  const stored = await sendForm(harness, people.creator.headers, item, '/api/media/upload');
  expect(stored.statusCode, stored.body).toBe(201);
  answers.set('uploadMedia', stored.json());
  await done('listCreatorMedia', { params: { id: people.creator.id } });
  await done('listTestMedia');
  await done('accessTestMedia');
  await done('getRefusedAddresses');
  const tried = await sendForm(
    harness,
    {},
    { fields: { content_title: 'A title' }, files: [{ field: 'file', content: await jpeg() }] },
    '/api/media-test/upload',
  );
  expect(tried.statusCode, tried.body).toBe(200);
  answers.set('tryUpload', tried.json());
  const leak = await sendForm(
    harness,
    people.admin.headers,
    { files: [{ field: 'picture', content: await jpeg() }] },
    '/api/admin/media/trace',
  );
  expect(leak.statusCode, leak.body).toBe(200);
  answers.set('tracePicture', leak.json());
  await done('removeAvatar', { headers });
  await done('removeCover', { headers });
  await done('setPresence', { headers });
  await done('keepPresence', { headers });
  await done('getSecurity', { headers });
  const { secret } = await done('beginTwoFactor', { headers });
  const codeNow = () => {
    harness.clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
  };
  await done('confirmTwoFactor', { headers, body: { code: codeNow() } });
  const proof = () => ({ headers, body: { password, code: codeNow() } });
  await done('renewRecoveryCodes', proof());
  await done('endTwoFactor', proof());
  const authenticator = new Authenticator();
  const { options } = await done('beginPasskey', { headers });
  const added = await done('addPasskey', { headers, body: { passkey: authenticator.create(options) } });
  const ofPasskey = { headers, params: { id: added.passkey.id } };
  await done('listPasskeys', { headers });
  await done('renamePasskey', ofPasskey);
  await done('beginPasskeyProof', { headers });
  const cookie = 'likha_asker=AAAAAAAAAAAAAAAAAAAAAAAA';
  const asked = await done('beginPasskeySignIn', { headers: { cookie } });
  const passkey = authenticator.get(asked.options);
  await done('signInWithPasskey', { headers: { cookie }, body: { passkey } });
  await done('removePasskey', ofPasskey);
  await done('endOtherSessions', { headers });
  const other = await send('login', { body: { email, password } });
  const { sessions } = await done('listSessions', { headers, query: {} });
  expect(sessions).toHaveLength(2);
  await done('endSession', { headers, params: { id: sessions[0].id } });
  expect(other.statusCode).toBe(200);
  await done('endOtherSessions', { headers });
  await done('changePassword', { headers });
  await done('forgotPassword', { body: { email, recaptcha_token: 'solved-forgot' } });
  const reset = (await mailsOf(harness)).find(({ subject }) => subject === 'Pumili ng bagong password');
  await done('resetPassword', { body: { token: tokenIn(reset), password: 'huling-mahabang-salita' } });
  const again = await done('login', { body: { email, password: 'huling-mahabang-salita' } });
  headers.authorization = `Bearer ${again.access_token}`;
  await done('logout', { headers });
  expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  const last = { email, password: 'huling-mahabang-salita' };
  const leaver = (await send('login', { body: last })).json().access_token;
  const asLeaver = { authorization: `Bearer ${leaver}` };
  await done('changeEmail', {
    headers: asLeaver,
    body: { email: 'lilipat@example.test', password: last.password },
  });
  const undone = await done('undoEmailChange', { body: { token: tokenIn((await mailsOf(harness)).at(-2)) } });
  await done('resetPassword', { body: { token: undone.reset_token, password: last.password } });
  asLeaver.authorization = `Bearer ${(await send('login', { body: last })).json().access_token}`;
  await done('readDeletion', { headers: asLeaver });
  await done('deleteAccount', { headers: asLeaver, body: { password: last.password } });
  const warned = await factory.fan();
  const { sanction } = await done('warnPerson', { params: { id: warned.id } });
  const token = harness.deps.appealTokens.make(sanction.id);
  await done('listNotifications', { headers: people.creator.headers });
  const muting = { headers: people.fan.headers, params: { id: people.creator.id } };
  await done('muteCreator', muting);
  await done('listMuted', { headers: people.fan.headers, query: {} });
  await done('unmuteCreator', muting);
  await done('readNotifications', { headers: people.creator.headers });
  await done('chooseNews', { headers: people.creator.headers });
  await done('getNotificationSettings', { headers: people.creator.headers });
  await done('chooseNotification', { headers: people.creator.headers });
  const link = harness.deps.notificationLinks.make({ personId: people.creator.id, kind: 'comment' });
  await done('readUnsubscribe', { body: { token: link } });
  await done('unsubscribe', { body: { token: link } });
  await done('readAppeal', { body: { token } });
  await done('sendAppeal', { body: { token, text: 'Mali ito' } });
  await done('readAppeal', { body: { token } });
  const { appeals } = await done('listAppeals', { query: {} });
  const another = await factory.admin();
  await done('decideAppeal', { params: { id: appeals[0].id }, headers: another.headers });
  await done('takeBackAppeal', { params: { id: appeals[0].id } });
  const removal = { ...samples.submitRemoval.body, recaptcha_token: 'solved-removal' };
  const { id: removalId } = await done('submitRemoval', { body: removal });
  await done('listRemovals', { query: {} });
  await done('decideRemoval', { params: { id: removalId } });
  await done('takeBackRemoval', { params: { id: removalId } });
  const { template } = await done('createTemplate');
  const ofTemplate = { params: { id: template.id } };
  await done('changeTemplate', ofTemplate);
  await done('listTemplates');
  await done('fillTemplate', { ...ofTemplate, body: { subject: { type: 'person', id: people.fan.id } } });
  await done('removeTemplate', ofTemplate);
  await done('restoreTemplate', ofTemplate);
  await done('listAdminActions', { query: {} });
  const helper = { params: { id: (await factory.admin({ role: 'support' })).id } };
  await done('giveRole', helper);
  await done('listStaff', { query: {} });
  await done('takeRole', helper);
  const withCodes = await factory.admin();
  await done('resetTwoFactor', { params: { id: withCodes.id } });
  await done('signPersonOut', { params: { id: withCodes.id } });
}
