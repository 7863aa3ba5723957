/** A solved captcha, which many guests behind one address show to be told apart (P68). */
interface Pass {
  token: string;
  expiresAt: Date | null;
}

let pass: Pass | null = null;
let solving: Promise<Pass> | null = null;
let solve: (() => Promise<Pass>) | null = null;

/** Says how a captcha is solved: the app does, as solving one is a call itself. */
export function setPassSolver(solver: () => Promise<Pass>): void {
  solve = solver;
}

/** The header with which a guest is told apart; none until it was asked for. */
export function passHeader(): Record<string, string> {
  return pass && (!pass.expiresAt || pass.expiresAt > new Date()) ? { 'likha-captcha': pass.token } : {};
}

/** Solves a captcha unseen, once for all calls that wait. False where it cannot be. */
export async function earnPass(): Promise<boolean> {
  if (!solve) return false;
  solving ??= solve().finally(() => {
    solving = null;
  });
  try {
    pass = await solving;
    return true;
  } catch {
    return false;
  }
}
