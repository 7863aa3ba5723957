/**
 * Money as Likha handles it: credits are integers, pesos are integer centavos in code and decimal
 * pesos with two places on the wire (P12). Nothing here multiplies or divides a fraction.
 */

const PESO_PATTERN = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Decimal pesos as they travel on the wire (`12.5`) → integer centavos, or null when it is no such amount. */
export function centavosFromPesos(pesos: number): number | null {
  return centavosFromDecimal(String(pesos));
}

/** `"1234.5"`, as payment providers write pesos → integer centavos, or null when it is no such amount. */
export function centavosFromDecimal(text: string): number | null {
  const match = PESO_PATTERN.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Integer centavos → decimal pesos for the wire. The digits are placed, never divided. */
export function pesosFromCentavos(centavos: number): number {
  return Number(decimalPesos(centavos));
}

/** Integer centavos → `"1234.50"`, the form that payment providers ask for. */
export function decimalPesos(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Made once: `toLocaleString` makes one each time, which was a twentieth of what a page takes to render. */
const TWO_DECIMALS = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-PH');

/** Decimal pesos → `₱1,234.50`, `−₱1,234.50` below zero; what is not a number shows as `₱0.00` (P1). */
export function formatPesos(pesos: number | null | undefined): string {
  const amount = typeof pesos === 'number' && Number.isFinite(pesos) ? pesos : 0;
  const digits = TWO_DECIMALS.format(Math.abs(amount));
  return below(amount < 0 && digits !== '0.00', `₱${digits}`);
}

/** What is below zero with the minus sign of people before all of it; a hyphen is for files that programs read. */
export function below(isBelow: boolean, amount: string): string {
  return isBelow ? `\u2212${amount}` : amount;
}

/** Integer centavos → `₱1,234.50`. */
export function formatCentavos(centavos: number): string {
  return formatPesos(pesosFromCentavos(centavos));
}

/** A whole number → `1,234`, `−1,234` below zero, as the Philippines write it in both languages. */
export function formatWhole(count: number): string {
  return below(count < 0, WHOLE.format(Math.abs(count)));
}

/** Integer credits → `1,234 credits`. */
export function formatCredits(credits: number): string {
  return `${formatWhole(credits)} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`;
}

/** A price in centavos → the credits that pay for it at this rate, rounded up (P19). */
export function creditsForCentavos(priceCentavos: number, centavosPerCredit: number): number {
  const remainder = priceCentavos % centavosPerCredit;
  return (priceCentavos - remainder) / centavosPerCredit + (remainder > 0 ? 1 : 0);
}

/** What is left of an amount once whole percents are taken off; the discount is rounded down to a centavo (P346). */
export function discounted(centavos: number, percent: number): number {
  const hundredths = centavos * percent;
  return centavos - (hundredths - (hundredths % 100)) / 100;
}

/** Is a rate more than a quarter away from the one before (P298)? A quarter itself is not; nothing is divided. */
export function isFarRate(centavosBefore: number, centavosAfter: number): boolean {
  return Math.abs(centavosAfter - centavosBefore) * 4 > centavosBefore;
}

/**
 * `whole × part / of`, rounded down; all whole numbers, `of` above zero. BigInt: the product may be larger than what a number
 * holds exactly.
 */
export function shareOf(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part)) / BigInt(of));
}
