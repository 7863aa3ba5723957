/**
 * What can be wrong with a field, by name: a schema gives the name in place of words, and the server says it in the
 * reader's language. Where it speaks of a bound, the bound is the schema's.
 */
export const FIELD_PROBLEMS = [
  'email_required',
  'email_invalid',
  'full_name_required',
  'password_required',
  'password_too_short',
  'code_needed',
  'user_type_needed',
  'date_of_birth_needed',
  'username_form',
  'price_range',
  'title_required',
  'content_required',
  'comment_required',
  'at_most_characters',
  'at_least_characters',
  'search_too_short',
  'not_plain',
  'tag_too_long',
  'too_many_tags',
  'ppv_price_needed',
  'price_too_high',
  'pesos_needed',
  'two_decimals',
  'whole_number_needed',
  'credits_needed',
  'payment_method_needed',
  'payment_method_unknown',
  'file_key_required',
  'seconds_at_least',
  'seconds_at_most',
  'rate_above_zero',
  'at_least',
  'at_most',
  'gcash_number_form',
  'bank_number_form',
  'bank_name_needed',
  'bank_account_name_needed',
  'payout_method_unknown',
  'id_details_needed',
  'id_number_form',
  'consent_needed',
  'url_invalid',
  'url_scheme',
  'all_fields',
  'reason_needed',
  'keyword_needed',
  'coupon_needs',
  'coupon_code_needed',
  'coupon_code_form',
  'coupon_percent',
  'commission_range',
  'legal_version_form',
  'wrong_form',
  'unknown_choice',
  'needed',
] as const;

export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** The name of a problem, in the place where zod takes a message: `z.email(says('email_invalid'))`. */
export function says(problem: FieldProblem): FieldProblem {
  return problem;
}
