/** Every way to pay; `card_abroad`: a card, charged in another currency (P777). No zod here. */
export const PAYMENT_METHODS = ['paypal', 'gcash', 'maya', 'card', 'card_abroad'] as const;
