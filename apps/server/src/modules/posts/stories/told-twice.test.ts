import { STORY } from '@likha/contract/late-limits';
import { expect, it } from 'vitest';
import { jpeg } from '../../../../test/forms.ts';
import { useStories } from './stories.fixture.ts';

/** A story whose answer was lost, sent again by its device under the same name (P809). */
const { harness, send, tell, told } = useStories();

const picture = async () => [{ content: await jpeg(320, 240) }];
const consent = { depicted_consent: 'true' };
const storiesOf = ({ id }: { id: string }) =>
  harness.deps.db.selectFrom('posts').select('id').where('creator_id', '=', id).execute();
const filesOf = ({ id }: { id: string }) =>
  harness.deps.db.selectFrom('media_items').select('id').where('owner_id', '=', id).execute();

it('is one story, with its picture once, and is answered as it was', async () => {
  const creator = await harness.factory.creator();
  const name = { client_id: harness.deps.ids.next() };
  const first = await told(creator, { ...name, ...consent }, await picture());
  const again = await told(creator, { ...name, text: '' });
  expect([again.id, again.text]).toEqual([first.id, first.text]);
  expect([(await storiesOf(creator)).length, (await filesOf(creator)).length]).toEqual([1, 1]);
  const other = await told(creator, { client_id: harness.deps.ids.next() });
  expect(other.id).not.toBe(first.id);
});

it('is one story when it is sent three times at once, also where it is the last that there may be', async () => {
  const creator = await harness.factory.creator();
  for (let count = 1; count < STORY.current; count += 1) await told(creator);
  const fields = { client_id: harness.deps.ids.next(), ...consent };
  const file = await picture();
  const answers = await Promise.all([1, 2, 3].map(() => tell(creator, fields, file)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect([(await storiesOf(creator)).length, (await filesOf(creator)).length]).toEqual([STORY.current, 1]);
});

it('is told apart by its creator, from a post of the same name, and gone where it was deleted', async () => {
  const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  const name = { client_id: harness.deps.ids.next() };
  const post = await harness.factory.post(creator.id);
  await harness.deps.db.updateTable('posts').set(name).where('id', '=', post).execute();
  const { id } = await told(creator, name);
  expect(id).not.toBe(post);
  expect((await told(other, name)).id).not.toBe(id);
  expect((await send('DELETE', `/content/${id}`, creator)).statusCode).toBe(200);
  expect((await tell(creator, name)).json().code).toBe('content_not_found');
  const wrong = await tell(creator, { client_id: 'not a name' });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['client_id']]);
});
