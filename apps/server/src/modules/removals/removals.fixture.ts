let count = 0;

/** What somebody who is seen in a picture asks; each time with a captcha of its own. */
export function removalRequest(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: 'Ana Reyes',
    email: 'ana@example.test',
    relation: 'depicted',
    content: 'https://likha.test/post/x',
    explanation: 'Ako ang nasa larawan.',
    is_true: true,
    recaptcha_token: `solved-removal-${count}`,
    ...changes,
  };
}
