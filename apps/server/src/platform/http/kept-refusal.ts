import type { ErrorCode, Language, Saying } from '@likha/contract';
import { LANGUAGES } from '@likha/contract/language';
import { AppError, type AppErrorDetails } from '../app-error.ts';

/** A refusal's words in every language: whoever asks again may read another. Older rows hold one text. */
type KeptWords = Readonly<Record<Language, string>> | string;

interface KeptRefusal {
  readonly code: ErrorCode;
  readonly details: Omit<AppErrorDetails, 'detail' | 'errors' | 'cause'> & {
    readonly detail?: KeptWords;
    readonly errors?: Readonly<Record<string, KeptWords>>;
  };
}

/** A refusal as it can be written down, to be answered again. */
export function keepRefusal(
  code: ErrorCode,
  { detail, errors, cause: _, ...rest }: AppErrorDetails,
): KeptRefusal {
  return {
    code,
    details: {
      ...rest,
      ...(detail && { detail: inEveryLanguage(detail) }),
      ...(errors && { errors: mapValues(errors, inEveryLanguage) }),
    },
  };
}

/** The refusal that was written down. */
export function refusalFrom({ code, details }: KeptRefusal): AppError {
  const { detail, errors, ...rest } = details;
  return new AppError(code, {
    ...rest,
    ...(detail && { detail: sayingOf(detail) }),
    ...(errors && { errors: mapValues(errors, sayingOf) }),
  });
}

function inEveryLanguage(saying: Saying): KeptWords {
  return Object.fromEntries(LANGUAGES.map((language) => [language, saying(language)])) as Record<
    Language,
    string
  >;
}

function sayingOf(kept: KeptWords): Saying {
  return (language) => (typeof kept === 'string' ? kept : kept[language]);
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
