import type { ApiInput, Post } from '../../lib/api-types.ts';
import { fieldTime } from '../../lib/philippine-moment.ts';
import { type NewPoll, pollFieldsOf } from './new-poll.ts';
import { BLANK_POST, type NewPost, publishAtOf } from './new-post.ts';
import type { Poll } from './poll.ts';

/** A post as the form holds it that edits it. Its files stay as they are, so it holds none. */
export function formOf(post: Post, poll: Poll | null = null): NewPost {
  return {
    title: post.title,
    content: post.content,
    files: [],
    vaultFiles: [],
    hasConsent: false,
    isSubscriberOnly: post.is_subscriber_only,
    isPpv: post.is_ppv,
    creditPrice: post.credit_price === null ? '' : String(post.credit_price),
    isMature: post.is_nsfw,
    tags: post.tags.join(', '),
    isScheduled: post.status === 'scheduled',
    publishAt: post.publish_at ? fieldTime(new Date(post.publish_at)) : '',
    ...pollOf(poll),
  };
}

/** What `PUT /content/{id}` is sent. A moment that was not touched is left out: it may have come near meanwhile. */
export function editBody(
  edited: NewPost,
  post: Post,
  poll: Poll | null = null,
): ApiInput<'PUT /content/{id}'>['body'] {
  const isMoved = edited.publishAt !== formOf(post).publishAt || !post.publish_at;
  return {
    title: edited.title,
    content: edited.content,
    is_nsfw: edited.isMature,
    is_ppv: edited.isPpv,
    is_subscriber_only: edited.isSubscriberOnly,
    credit_price: edited.isPpv ? edited.creditPrice.trim() : '',
    tags: edited.tags,
    publish_at: isMoved ? publishAtOf(edited) : undefined,
    ...(!isFixed(poll) && (edited.hasPoll ? pollFieldsOf(edited) : poll && { poll_question: '' })),
  };
}

/** Has somebody voted in it, so that it stays as it is (P412)? */
export function isFixed(poll: Poll | null): boolean {
  return (poll?.votes_count ?? 0) > 0;
}

function pollOf(poll: Poll | null): NewPoll {
  const { hasPoll, pollQuestion, pollOptions, pollHours } = BLANK_POST;
  if (!poll) return { hasPoll, pollQuestion, pollOptions, pollHours };
  return {
    hasPoll: true,
    pollQuestion: poll.question,
    pollOptions: poll.options.map(({ text }) => text).join('\n'),
    pollHours: poll.hours === null ? '' : String(poll.hours),
  };
}

/** Is it seen by nobody but its creator yet, and not in review? */
export function isUnpublished({ status }: Pick<Post, 'status'>): boolean {
  return status === 'draft' || status === 'scheduled';
}
