/** Full years between a birthday (`2000-05-20`) and a day, by the calendar. NaN when it is no date. */
export function ageOn(birthday: string, today: Date): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return Number.NaN;
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}
