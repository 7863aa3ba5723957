import { DEMO_CAST } from '../../apps/demo/src/seed/people.ts';

const PASSWORD = 'Likha-Demo-2026';
const PEOPLE = 18;

/** Signs people of the demo in. @returns their tokens */
export async function signInDemo(port: number): Promise<string[]> {
  const tokens: string[] = [];
  for (const { email } of DEMO_CAST.creators.slice(0, PEOPLE)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
    tokens.push(((await answer.json()) as { access_token: string }).access_token);
  }
  return tokens;
}
