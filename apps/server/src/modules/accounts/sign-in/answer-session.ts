import { languageFromCookie } from '@likha/contract/language';
import type { FastifyRequest } from 'fastify';
import type { BrowserCookie } from '../../../platform/http/browser-cookie.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { adoptLanguage } from '../profile/choose-language.ts';
import { readMe } from '../profile/read-me.ts';
import type { SessionSecrets } from '../sessions/sessions.ts';

interface SignedIn {
  userId: string;
  secrets: SessionSecrets;
  email: string;
}

/**
 * What signing in answers: the person and a program's token, with the cookies of the session and of a device that knows this account.
 * The session that the same browser had ends with it (ASVS 5.0, 7.2.4): nobody could come back to it, and it would live on.
 */
export async function answerSession(
  deps: AccountsDeps,
  { userId, secrets, email }: SignedIn,
  { cookie, headers }: { cookie: BrowserCookie } & Pick<FastifyRequest, 'headers'>,
) {
  await adoptLanguage(deps, userId, languageFromCookie(headers.cookie));
  const user = await readMe(deps, userId);
  const before = cookie.session();
  const replaced = before && (await deps.sessions.authenticate(before, 'cookie'));
  if (replaced) await deps.sessions.end(replaced);
  cookie.set(secrets.cookie);
  cookie.setDevice(deps.knownDevices.remember(cookie.device(), email));
  return { user, access_token: secrets.bearer };
}
