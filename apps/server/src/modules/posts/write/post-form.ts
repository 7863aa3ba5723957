import type { CallInput, Calls } from '@likha/contract';
import type { Access } from '../read/own-posts.queries.ts';

type Form = CallInput<Calls['editPost']>['body'];

/** Who may see a post, as it is stored. Pay-per-view is the stricter lock: a post is one or the other. */
export function accessOf(form: Pick<Form, 'is_ppv' | 'is_subscriber_only' | 'credit_price'>): Access {
  return {
    is_ppv: form.is_ppv,
    is_subscriber_only: form.is_subscriber_only && !form.is_ppv,
    credit_price: form.is_ppv ? (form.credit_price ?? null) : null,
  };
}

type Written = Pick<Form, 'title' | 'content' | 'tags'> &
  Partial<Pick<Form, 'poll_question' | 'poll_options'>>;

/** What is read of a post, by field. */
export function fieldsOf({ title, content, tags, poll_question = '', poll_options = [] }: Written) {
  return { title, content, tags: tags.join('\n'), poll_question, poll_options: poll_options.join('\n') };
}

/** Everything of a post that can be read. */
export function textOf(form: Written): string {
  return Object.values(fieldsOf(form)).join('\n');
}
