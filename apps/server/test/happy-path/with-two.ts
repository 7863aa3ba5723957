import type { HappyPath } from './happy-path.ts';

/** While every amount takes two people, and there is another who may. */
export async function withTwo(
  { harness, send }: HappyPath,
  headers: { authorization: string },
  work: () => Promise<unknown>,
): Promise<void> {
  await harness.factory.admin();
  const setLimit = async (pesos: number) => {
    const { version } = (await send('getSettings', { headers })).json().settings;
    const answer = await send('changeSettings', {
      headers,
      body: { version, payout_two_person_limit: pesos },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  await setLimit(0);
  await work();
  await setLimit(50_000);
}
