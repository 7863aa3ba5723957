import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { line, pesos, timestamp } from '../fields.ts';
import { ID_TYPES } from '../identity.ts';
import { LANGUAGES } from '../language.ts';
import { datedVersion } from '../legal.ts';
import { FULL_NAME_CHARACTERS } from '../limits.ts';
import { STAFF_ROLES } from '../staff-roles.ts';
import { captchaToken, email, newPassword, password, secondFactor } from './credentials.ts';

export const userType = z.enum(['fan', 'creator', 'admin']);
const language = z.enum(LANGUAGES);
export const kycStatus = z.enum(['none', 'pending', 'approved', 'rejected']);

/** A person as others see them (P54). */
export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  cover: z.string().nullable(),
  bio: z.string(),
  location: z.string(),
  user_type: userType,
  is_verified: z.boolean(),
  is_online: z.boolean(),
  subscription_price: pesos.nullable(),
  subscription_price_credits: z.int().nullable(),
  benefits: z.array(z.string()).describe('What a subscription brings, in the creator’s words and order'),
  followers_count: z.int(),
  posts_count: z.int().describe('Posts that the viewer is shown, locked ones among them'),
  hidden_posts_count: z.int().describe('Mature posts that are left out for guests and in safe mode'),
  created_at: timestamp,
  is_following: z.boolean(),
  is_subscribed: z.boolean(),
});

/** The signed-in person: what only they may see of themselves. */
export const me = user.extend({
  email: z.email(),
  is_email_confirmed: z.boolean(),
  needs_two_factor: z
    .boolean()
    .describe('It is their duty, they have yet to set it up, and may do nothing else'),
  staff_role: z
    .enum(STAFF_ROLES)
    .nullable()
    .describe('Which parts of administration an admin may into; null for everybody else'),
  kyc_status: kycStatus,
  verification_date: timestamp.nullable().describe('When a creator was verified'),
  id_type: z.enum(ID_TYPES).nullable().describe('Of the submission that is approved, or waits'),
  id_number: z
    .string()
    .max(4)
    .nullable()
    .describe('Its last characters; the number itself is told to nobody'),
  shows_online: z.boolean().describe('Others see when the person is here'),
  safe_mode: z.boolean(),
  is_discreet: z.boolean().describe('Mails and the tab name neither the product nor what they are about'),
  wallet_balance: z.int().describe('Whole credits; 0 for those without a wallet'),
  subscriptions: z.array(z.uuid()).describe('Ids of the creators subscribed to'),
  legal_consent_given: z.literal(true).describe('Nobody registers without'),
  legal_consent_date: timestamp,
  legal_consent_version: z.string(),
  needs_consent: z.boolean().describe('The documents in force are newer than those that were accepted'),
  new_documents: datedVersion
    .nullable()
    .describe('The version to accept, or the one that is announced; null where there is none'),
  language: language.nullable().describe('Null until the person or their browser said so'),
  in_review: z
    .array(z.enum(['full_name', 'bio', 'location', 'benefits']))
    .describe('What others do not see until staff has looked at it; here it is as it was written'),
});

export const session = z.object({
  user: me,
  access_token: z.string().describe('Opaque bearer token for programs; no cookie takes it'),
});

const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  who: 'viewer',
  limit: 'register',
  beginsSession: true,
  query: z.object({
    aff: z
      .string()
      .trim()
      .max(60)
      .optional()
      .catch(undefined)
      .describe('Username of the creator who referred this one; what can be none is ignored'),
  }),
  body: z.object({
    full_name: line(FULL_NAME_CHARACTERS, says('full_name_required')),
    email,
    password: newPassword,
    user_type: z.enum(['fan', 'creator'], says('user_type_needed')),
    date_of_birth: z.iso.date(says('date_of_birth_needed')),
    recaptcha_token: captchaToken.describe('Base64 of the solved captcha challenge'),
  }),
  status: 201,
  response: session,
  errors: ['age_restricted', 'captcha_required', 'captcha_failed', 'email_taken'],
  area: 'Accounts',
  summary: 'Register as a fan or a creator',
  description:
    'Checks in this order: fields, age of at least 18, captcha, email not yet registered. The username is derived from the full name. `aff` is kept for a creator and ignored for a fan. The answer also sets the session cookie, for browsers.',
});

const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  who: 'viewer',
  limit: 'login',
  beginsSession: true,
  body: z.object({
    email,
    password,
    recaptcha_token: captchaToken.describe('Asked for after a few wrong passwords'),
    code: secondFactor.optional().describe('Of the authenticator, or a recovery code, once it is asked for'),
  }),
  response: session,
  errors: [
    'invalid_credentials',
    'two_factor_required',
    'two_factor_wrong',
    'account_suspended',
    'account_banned',
    'captcha_required',
    'captcha_failed',
  ],
  area: 'Accounts',
  summary: 'Sign in',
  description:
    'With two-factor sign-in, the right password alone is answered `two_factor_required`: the same is sent again with `code`. Answers a new opaque token for programs, and sets it as an HttpOnly cookie for browsers. It lives 30 days after its last use and 90 days at most.',
});

const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  who: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ message: z.string() }),
  errors: [],
  area: 'Accounts',
  summary: 'Sign out',
  description: 'Ends the session of the token or cookie at once, and takes the cookie back.',
});

const getMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  who: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ user: me }),
  errors: [],
  area: 'Accounts',
  summary: 'Who am I',
  description: 'The signed-in person, with wallet balance and subscriptions.',
});

const acceptDocuments = defineCall({
  method: 'POST',
  path: '/auth/consent',
  who: 'signed_in',
  beforeTwoFactor: true,
  body: z.object({
    version: z.string().trim().min(1).max(20).describe('The version that the person was shown'),
  }),
  response: z.object({ user: me, message: z.string() }),
  errors: [],
  area: 'Accounts',
  summary: 'Accept the documents in force',
  description: 'Records the version and the moment. Any other version than the one in force is refused.',
});

const chooseLanguage = defineCall({
  method: 'PUT',
  path: '/auth/me/language',
  who: 'signed_in',
  beforeTwoFactor: true,
  body: z.object({ language }),
  response: z.object({ language }),
  errors: [],
  area: 'Accounts',
  summary: 'Choose the language',
  description: 'In which answers, refusals and mails speak to this person, on every device.',
});

const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  who: 'viewer',
  beforeTwoFactor: true,
  response: z.object({ user: me.nullable() }),
  errors: [],
  area: 'Accounts',
  summary: 'Who, if anybody, is signed in',
  description:
    'The same as `GET /auth/me`, and null for a guest: a page that cannot see its cookie asks it first.',
});

export const accountsCalls = {
  register,
  login,
  logout,
  getMe,
  getSession,
  acceptDocuments,
  chooseLanguage,
} as const;
