/** Why a password is refused: others choose it or its like, or it is made of what is known of its owner. */
export type PasswordWeakness = 'guessable' | 'personal';
