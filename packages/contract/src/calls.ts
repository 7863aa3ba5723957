import { getMe, login, logout, register } from './accounts.ts';
import {
  followCreator,
  getProfile,
  getProfileByUsername,
  listCreatorPosts,
  listCreators,
} from './creators.ts';
import {
  buyCredits,
  cancelPurchase,
  changeRate,
  getPurchase,
  getRate,
  getWallet,
  listTransactions,
  unlockContent,
} from './credits.ts';
import { getEarnings } from './earnings.ts';
import { accessMedia } from './media.ts';
import { createPost, getFeed, listOwnPosts } from './posts.ts';
import { getCaptchaChallenge, getConfig } from './system.ts';

/** Every call of the API. The server refuses to start when one has no handler. */
export const calls = {
  getConfig,
  getCaptchaChallenge,
  register,
  login,
  logout,
  getMe,
  listCreators,
  getProfile,
  getProfileByUsername,
  followCreator,
  listCreatorPosts,
  createPost,
  getFeed,
  listOwnPosts,
  accessMedia,
  getWallet,
  listTransactions,
  buyCredits,
  getPurchase,
  cancelPurchase,
  unlockContent,
  getEarnings,
  getRate,
  changeRate,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** `POST /credits/unlock` → its call: lets the web's client name a call by its address, with types and no schemas. */
export type Api = { [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] };
