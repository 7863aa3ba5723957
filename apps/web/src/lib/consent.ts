import { ApiError } from './api-error.ts';

/** Asks the person whether they accept the documents in force; false when they do not, now. */
type AskConsent = () => Promise<boolean>;

let askConsent: AskConsent | null = null;
let asking: Promise<boolean> | null = null;

/** Who asks, while a screen is there that can. @returns how to take it away again */
export function setConsentAsker(asker: AskConsent): () => void {
  askConsent = asker;
  return () => {
    if (askConsent === asker) askConsent = null;
  };
}

/**
 * Makes a call. Where it is refused until the person has accepted a new version of the documents, they are asked, and it is made once
 * more: nothing of what they were doing is lost (P362). Calls that are refused at once ask once.
 * @throws ApiError `consent_required` where nobody could be asked, or they did not accept
 */
export async function onceConsented<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'consent_required') || !askConsent) throw error;
    asking ??= askConsent().finally(() => {
      asking = null;
    });
    if (!(await asking)) throw error;
    return make();
  }
}
