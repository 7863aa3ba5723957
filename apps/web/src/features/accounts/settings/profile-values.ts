import {
  BIO_CHARACTERS,
  FULL_NAME_CHARACTERS,
  LOCATION_CHARACTERS,
  SUBSCRIPTION_PESOS,
  USERNAME_FORM,
} from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { paidPrice } from '../../../lib/credit-price.ts';
import type { ProfileTexts } from '../profile.texts.generated.ts';

export type OwnProfile = Answer<'GET /auth/me'>['user'];

/** What the form holds: texts, as they are typed. */
export interface ProfileValues {
  full_name: string;
  username: string;
  location: string;
  bio: string;
  subscription_price: string;
}

/** `₱`, spaces and the commas of thousands are no part of the number. */
const DECORATION = /[₱,\s]/g;
const PESOS = /^\d{1,7}(\.\d{1,2})?$/;

/** What is kept, as the form shows it. */
export function profileValues(user: OwnProfile): ProfileValues {
  const { full_name, username, location, bio, subscription_price: price } = user;
  return { full_name, username, location, bio, subscription_price: price === null ? '' : String(price) };
}

/** What was typed and differs from what is kept: the draft, and what is sent. */
export function changedValues(values: ProfileValues, kept: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(kept) as (keyof ProfileValues)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== kept[name]).map((name) => [name, values[name]]),
  );
}

/** The body of `PUT /users/me`; who checked the values knows that the price is one. */
export function profileBody({
  subscription_price: price,
  ...words
}: Partial<ProfileValues>): Body<'PUT /users/me'> {
  if (price === undefined) return words;
  return { ...words, subscription_price: price.trim() === '' ? null : Number(plain(price)) };
}

/** What is said below the price of a month: what may stand there, and what fans pay where that is more. */
export function monthHint(typed: string, phpPerCredit: number | undefined, t: ProfileTexts): string {
  const paid = paidPrice(plain(typed), phpPerCredit);
  const hint = t.priceHint(priceBounds());
  return paid?.isRounded ? `${t.priceRounded(paid)} ${hint}` : hint;
}

/** What is wrong with a field, before it is sent; by field. */
export function profileChecks(t: ProfileTexts) {
  return {
    full_name: (value: string) =>
      value.trim() === '' ? t.fullNameRequired : tooLong(value, FULL_NAME_CHARACTERS, t),
    username: (value: string) => (USERNAME_FORM.test(value.trim().toLowerCase()) ? null : t.usernameForm),
    location: (value: string) => tooLong(value, LOCATION_CHARACTERS, t),
    bio: (value: string) => tooLong(value, BIO_CHARACTERS, t),
    subscription_price: (value: string) => (isPrice(value) ? null : t.priceRange(priceBounds())),
  };
}

/** The least and the most that a month may cost, in words. */
function priceBounds(): { least: string; most: string } {
  return { least: formatPesos(SUBSCRIPTION_PESOS.min), most: formatPesos(SUBSCRIPTION_PESOS.max) };
}

function tooLong(value: string, count: number, t: ProfileTexts): string | null {
  return value.trim().length > count ? t.bioHint({ count }) : null;
}

function isPrice(value: string): boolean {
  if (value.trim() === '') return true;
  const pesos = plain(value);
  if (!PESOS.test(pesos)) return false;
  return (
    Number(pesos) === 0 ||
    (Number(pesos) >= SUBSCRIPTION_PESOS.min && Number(pesos) <= SUBSCRIPTION_PESOS.max)
  );
}

function plain(price: string): string {
  return price.replace(DECORATION, '');
}
