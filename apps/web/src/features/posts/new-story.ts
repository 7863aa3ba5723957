import { STORY, type StoryAudience } from '@likha/contract/late-limits';
import { ApiError } from '../../lib/api-error.ts';

/** The form of a new story as it is filled in. */
export interface NewStory {
  files: File[];
  text: string;
  audience: StoryAudience;
  isMature: boolean;
  /** Everyone in the file is of age and agreed (P155). */
  hasConsent: boolean;
}

export const BLANK_STORY: NewStory = {
  files: [],
  text: '',
  audience: 'everyone',
  isMature: false,
  hasConsent: false,
};

/** Is there something to publish? */
export function isWorthTelling({ files, text }: Pick<NewStory, 'files' | 'text'>): boolean {
  const length = text.trim().length;
  return length <= STORY.textCharacters && (files.length > 0 || length > 0);
}

/** The multipart form of `POST /stories`. */
export function storyForm(story: NewStory, still: Blob | null, clientId: string): FormData {
  const form = new FormData();
  form.set('client_id', clientId);
  form.set('text', story.text);
  form.set('audience', story.audience);
  form.set('is_nsfw', String(story.isMature));
  const [file] = story.files;
  if (file) {
    form.set('depicted_consent', String(story.hasConsent));
    form.set('media_file', file);
  }
  if (still) form.set('thumbnail_file', still, 'still.jpg');
  return form;
}

const NAMES: Readonly<Record<string, keyof NewStory>> = {
  media_file: 'files',
  thumbnail_file: 'files',
  depicted_consent: 'hasConsent',
};

/** What the server refused, by the fields of this form. */
export function refusedStory(error: unknown): Partial<Record<keyof NewStory, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'payload_too_large' && error.detail) return { files: error.detail };
  const named = Object.entries(error.errors).map(([name, words]) => [NAMES[name] ?? name, words] as const);
  return Object.fromEntries(named.filter(([name]) => name in BLANK_STORY));
}
