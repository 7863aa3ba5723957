import type { Person } from '../../../../test/factory.ts';
import { useMessages } from '../messages.fixture.ts';

/** Creators who write to many, and their followers. */
export function useBroadcasts() {
  const messages = useMessages();
  const { harness, call } = messages;
  const write = (creator: Person, body: object = {}) =>
    call('POST', '/messages/broadcasts', creator, {
      client_id: harness.deps.ids.next(),
      text: 'Kumusta kayong lahat',
      audience: 'all',
      ...body,
    });
  const listed = async (creator: Person) =>
    (await call('GET', '/messages/broadcasts', creator)).json().broadcasts;

  /** A creator whom so many follow. */
  async function crowd(size: number) {
    const creator = await harness.factory.creator();
    const fans = await Promise.all(Array.from({ length: size }, () => harness.factory.fan()));
    for (const fan of fans) await call('POST', `/creators/${creator.id}/follow`, fan);
    return { creator, fans };
  }

  return { ...messages, write, listed, crowd };
}
