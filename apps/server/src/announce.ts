import type { Deps } from './deps.ts';
import type { Demo } from './load-demo.ts';

/** What somebody who typed `npm start` wants to know (P36). */
export function announce(deps: Deps, demo: Demo | null, say: (line: string) => void): void {
  const { env } = deps;
  say('');
  if (env.ROLE === 'worker') {
    say('  Likha is taking jobs.');
    if (env.HEALTH_PORT !== 0)
      say(`  Health:           http://${env.HOST}:${env.HEALTH_PORT}/readyz, /metrics`);
  } else {
    say(`  Likha is ready:   ${env.PUBLIC_URL}`);
    say(`  API documents:    ${env.PUBLIC_URL}/api/docs`);
  }
  say(`  Data:             ${env.DATABASE_URL ? 'the database of DATABASE_URL' : env.DATA_DIR}`);
  say(
    `  Payments:         ${deps.isSandboxPayment ? 'the sandbox — no real money moves' : 'PayPal and PayMongo'}`,
  );
  if (env.ROLE !== 'web' || demo) say(`  Mail:             ${deps.mail.describe()}`);
  if (demo && deps.mail.folder && env.ROLE !== 'worker')
    say(`  Mailbox:          ${env.PUBLIC_URL}/dev/mailbox (from this machine only)`);
  if (env.ROLE !== 'web') say(`  Videos:           ${deps.videoEngine.describe}`);
  if (demo) {
    say('');
    say(`  Demo accounts, password ${demo.password}:`);
    for (const { email, note } of demo.accounts) say(`    ${email.padEnd(26)}${note}`);
  }
  say('');
  say('  Stop with Ctrl-C.');
}
