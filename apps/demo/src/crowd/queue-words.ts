/** About a post, then a profile: what somebody reports, in their words. */
export const REPORTED = [
  { type: 'spam', words: 'The text sends people to another shop.' },
  { type: 'others', words: 'I have seen this picture on another page before.' },
  { type: 'inappropriate_content', words: 'Hindi ito dapat walang marka na mature.' },
  { type: 'harassment', words: 'This person wrote to me rudely elsewhere.' },
  { type: 'others', words: 'The description promises more than there is.' },
] as const;

/** Has a keyword that is held until staff has looked. */
export const HELD_BIO = 'Mahilig sa sining. Kung may pinta kang binebenta, usap tayo sa labas ng Likha.';

export const MESSAGES = [
  'My GCash receipt says paid, but I would like it on paper. Is there a way?',
  'Puwede bang magbayad gamit ang Maya? Wala akong GCash.',
  'We are a gallery in Makati and would like to write to one of your creators.',
] as const;

export const REMOVALS = [
  {
    relation: 'rights_holder',
    content: 'The second picture on the page of the last creator in the directory',
    explanation: 'The pattern on it is from a cloth that my workshop made. We did not agree to prints of it.',
  },
  {
    relation: 'representative',
    content: 'A sketch of a sari-sari store with its name on the sign',
    explanation: 'Tindahan po ng nanay ko ang nasa larawan at ayaw niyang makita ang pangalan nito.',
  },
] as const;

export const APPEALS = [
  {
    warned: 'The same comment under many posts.',
    appeal: 'I was only saying thank you to each of them. It will not happen again.',
  },
  {
    warned: 'Rude words under a post.',
    appeal: 'Biro lang po iyon sa pagitan namin ng kaibigan ko, at binura ko na.',
  },
] as const;
