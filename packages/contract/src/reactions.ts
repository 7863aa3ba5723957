import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { clientId, page, text, timestamp } from './fields.ts';
import { COMMENT_CHARACTERS } from './limits.ts';

const likes = z.object({ is_liked: z.boolean(), likes_count: z.int() });

const comment = z.object({
  id: z.uuid(),
  post_id: z.uuid(),
  author: z.object({
    id: z.uuid().nullable().describe('Of a creator; a fan’s is for themselves'),
    username: z.string(),
    full_name: z.string().nullable().describe('Of a creator'),
    avatar: z.string().nullable().describe('Of a creator'),
    is_creator: z.boolean().describe('Of the post'),
  }),
  text: z.string(),
  may_delete: z.boolean().describe('The viewer’s own, or on the viewer’s own post'),
  is_in_review: z.boolean().describe('Nobody else sees it until staff has looked at it'),
  created_at: timestamp,
});

const OPEN_POST = [
  'content_not_found',
  'mature_hidden',
  'purchase_required',
  'subscription_required',
] as const;

const likePost = defineCall({
  method: 'PUT',
  path: '/content/{id}/like',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: likes,
  errors: OPEN_POST,
  area: 'Reactions',
  summary: 'Like a post',
  description: 'Once a person: a second call changes nothing. For whom the post is open.',
});

const unlikePost = defineCall({
  method: 'DELETE',
  path: '/content/{id}/like',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: likes,
  errors: OPEN_POST,
  area: 'Reactions',
  summary: 'Take a like back',
  description: 'A second call changes nothing.',
});

const listComments = defineCall({
  method: 'GET',
  path: '/content/{id}/comments',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  query: z.object(page(20, 50)),
  response: z.object({ comments: z.array(comment), next_cursor: z.string().nullable() }),
  errors: [...OPEN_POST],
  area: 'Reactions',
  summary: 'What was said about a post, newest first',
  description: 'For whom the post is open.',
});

const addComment = defineCall({
  method: 'POST',
  path: '/content/{id}/comments',
  who: 'signed_in',
  limit: 'comment',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    text: text(COMMENT_CHARACTERS, says('comment_required')),
    client_id: clientId.describe(
      'The device’s own name for it: sent again under the same one, it is the same comment',
    ),
  }),
  status: 201,
  response: comment,
  errors: [...OPEN_POST, 'comment_not_found', 'comment_deleted'],
  area: 'Reactions',
  summary: 'Comment on a post',
  description:
    'Plain text, 1 to 1,000 characters. For whom the post is open. With a spam keyword of severity 3 it waits for staff; from 4 on it is refused. Sent again with the same `client_id` it is answered with the comment that there is, or that it was deleted.',
});

const removeComment = defineCall({
  method: 'DELETE',
  path: '/comments/{id}',
  who: 'signed_in',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
  errors: ['comment_not_found'],
  area: 'Reactions',
  summary: 'Delete a comment',
  description: 'One’s own, or one on one’s own post.',
});

export const reactionsCalls = { likePost, unlikePost, listComments, addComment, removeComment } as const;
