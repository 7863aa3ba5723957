import { PASSWORD } from '@likha/contract/limits';
import { judgePassword } from '@likha/passwords';
import type { AccountsTexts } from './accounts.texts.generated.ts';
import type { RegistrationValues } from './registration-checks.ts';

/**
 * What is wrong with the password, judged as the server will (P90); null when nothing is, or when there is nothing to
 * judge yet. Where the judgement cannot be loaded the server alone decides.
 */
export async function passwordProblem(values: RegistrationValues, t: AccountsTexts): Promise<string | null> {
  const { password, email, full_name } = values;
  if (password.length < PASSWORD.min) return null;
  const weakness = await judgePassword(password, [email, full_name]).catch(() => null);
  if (weakness === null) return null;
  return weakness === 'personal' ? t.personalPassword : t.guessablePassword;
}
