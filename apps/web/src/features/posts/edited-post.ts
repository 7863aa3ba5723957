import type { ApiInput, Post } from '../../lib/api-types.ts';
import { type NewPost, publishAtOf } from './new-post.ts';
import { fieldTime } from './publish-at.ts';

/** A post as the form holds it that edits it. Its files stay as they are, so it holds none. */
export function formOf(post: Post): NewPost {
  return {
    title: post.title,
    content: post.content,
    files: [],
    hasConsent: false,
    isSubscriberOnly: post.is_subscriber_only,
    isPpv: post.is_ppv,
    creditPrice: post.credit_price === null ? '' : String(post.credit_price),
    isMature: post.is_nsfw,
    tags: post.tags.join(', '),
    isScheduled: post.status === 'scheduled',
    publishAt: post.publish_at ? fieldTime(new Date(post.publish_at)) : '',
  };
}

/** What `PUT /content/{id}` is sent. A moment that was not touched is left out: it may have come near meanwhile. */
export function editBody(edited: NewPost, post: Post): ApiInput<'PUT /content/{id}'>['body'] {
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
  };
}

/** Is it seen by nobody but its creator yet, and not in review? */
export function isUnpublished({ status }: Pick<Post, 'status'>): boolean {
  return status === 'draft' || status === 'scheduled';
}
