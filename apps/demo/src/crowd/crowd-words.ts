export const COMMENTS = [
  'Ang ganda nito, salamat sa pagbahagi!',
  'The light in this one. How long did it take?',
  'Sulit ang subscription ko. Abang ako sa susunod.',
  'I keep coming back to this corner of the picture.',
  'Parang nandoon ako mismo.',
  'Please make a print of this, I will be first in line.',
  'Napakahusay ng kulay, lalo na sa ibaba.',
  'Showed this to my sister and now she follows you, too.',
  'Bagay na bagay sa dingding namin!',
  'Your best one this month, I think.',
] as const;

export const TIP_WORDS = ['Para sa kape!', 'Keep going, please.', 'Salamat sa mga gawa mo.', ''] as const;

export const REFUND_REASONS = [
  'I pressed the larger pack by mistake.',
  'Dalawang beses akong bumili, isa lang ang kailangan ko.',
] as const;
