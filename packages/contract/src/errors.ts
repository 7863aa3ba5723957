/**
 * Every refusal the API can give: its status and the title a person may read (P31, RFC 9457).
 * Programs switch on the code, never on text.
 */
export const ERRORS = {
  malformed_request: { status: 400, title: 'The request could not be read' },
  validation_failed: { status: 422, title: 'Some fields need another look' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  fans_only: { status: 403, title: 'Only for fans' },
  creators_only: { status: 403, title: 'Only for creators' },
  admins_only: { status: 403, title: 'Access Denied' },
  other_part: { status: 403, title: 'Not part of your role' },
  creator_unverified: { status: 403, title: 'Verification needed' },
  cross_site: { status: 403, title: 'Sent from another site' },
  uploads_reviewed: { status: 403, title: 'Your uploads are reviewed first' },
  live_closed: { status: 403, title: 'Not open to you' },
  live_muted: { status: 403, title: 'Muted in this chat' },
  messages_closed: { status: 403, title: 'Not open to messages' },
  mature_hidden: { status: 403, title: 'A mature post' },
  two_factor_required: { status: 403, title: 'Code needed' },
  consent_required: { status: 403, title: 'New version of the documents' },
  two_factor_setup: { status: 403, title: 'Two-factor sign-in needed' },
  account_suspended: { status: 403, title: 'Account suspended' },
  account_banned: { status: 403, title: 'Account banned' },
  not_found: { status: 404, title: 'Not found' },
  content_not_found: { status: 404, title: 'Content not found' },
  live_not_found: { status: 404, title: 'Stream not found' },
  comment_not_found: { status: 404, title: 'Comment not found' },
  creator_not_found: { status: 404, title: 'Profile Not Found' },
  person_not_found: { status: 404, title: 'Person not found' },
  report_not_found: { status: 404, title: 'Report not found' },
  review_not_found: { status: 404, title: 'Content not found' },
  line_not_found: { status: 404, title: 'Line not found' },
  conversation_not_found: { status: 404, title: 'Conversation not found' },
  message_not_found: { status: 404, title: 'Message not found' },
  collection_not_found: { status: 404, title: 'Collection not found' },
  list_not_found: { status: 404, title: 'List not found' },
  folder_not_found: { status: 404, title: 'Folder not found' },
  file_not_found: { status: 404, title: 'File not found' },
  upload_not_found: { status: 404, title: 'Upload not found' },
  template_not_found: { status: 404, title: 'Template not found' },
  keyword_not_found: { status: 404, title: 'Keyword not found' },
  sanction_not_found: { status: 404, title: 'Nothing to lift' },
  subscription_not_found: { status: 404, title: 'Subscription not found' },
  verification_not_found: { status: 404, title: 'Verification not found' },
  statement_not_found: { status: 404, title: 'Statement not found' },
  invoice_not_found: { status: 404, title: 'Invoice not found' },
  entry_not_found: { status: 404, title: 'Entry not found' },
  payout_not_found: { status: 404, title: 'Payout not found' },
  settlement_not_found: { status: 404, title: 'Report not found' },
  remittance_not_found: { status: 404, title: 'Payment not found' },
  certificate_not_found: { status: 404, title: 'Certificate not found' },
  tax_details_not_found: { status: 404, title: 'No tax details' },
  coupon_not_found: { status: 404, title: 'Coupon not found' },
  dispute_not_found: { status: 404, title: 'Dispute not found' },
  purchase_not_found: { status: 404, title: 'Purchase not found' },
  refund_not_found: { status: 404, title: 'Request not found' },
  request_timeout: { status: 408, title: 'The upload stopped' },
  month_not_closable: { status: 409, title: 'Cannot be closed yet' },
  month_needs_second: { status: 409, title: 'A second person is needed' },
  money_due: { status: 409, title: 'Payout first' },
  message_stays: { status: 409, title: 'The message stays' },
  passkeys_full: { status: 409, title: 'Too many passkeys' },
  two_factor_state: { status: 409, title: 'Already done' },
  username_taken: { status: 409, title: 'Username not available' },
  username_waits: { status: 409, title: 'Changed too often' },
  email_taken: { status: 409, title: 'E-mail already registered' },
  appeal_not_found: { status: 404, title: 'Appeal not found' },
  appeal_closed: { status: 409, title: 'Can no longer be appealed' },
  appeal_decided: { status: 409, title: 'Already decided' },
  appeal_of_own_decision: { status: 409, title: 'Your own decision' },
  removal_not_found: { status: 404, title: 'Request not found' },
  removal_decided: { status: 409, title: 'Already decided' },
  staff_refused: { status: 409, title: 'Role not changed' },
  own_account: { status: 409, title: 'Your own account' },
  coupon_code_taken: { status: 409, title: 'Code already used' },
  upload_offset: { status: 409, title: 'Not where the upload is' },
  upload_used: { status: 409, title: 'Already sent' },
  request_in_progress: { status: 409, title: 'Still working on it' },
  verification_waits: { status: 409, title: 'Already submitted' },
  verification_decided: { status: 409, title: 'Already decided' },
  id_number_used: { status: 409, title: 'ID number already used' },
  payout_waits: { status: 409, title: 'Payout already requested' },
  refund_refused: { status: 409, title: 'No refund' },
  refund_decided: { status: 409, title: 'Already decided' },
  spending_limit_reached: { status: 409, title: 'You have reached your limit' },
  gift_refused: { status: 422, title: 'This gift cannot be given' },
  gift_too_new: { status: 409, title: 'These credits cannot be given yet' },
  gift_limit_reached: { status: 409, title: 'Daily gift limit reached' },
  cooling_off: { status: 409, title: 'You are taking a break' },
  credits_held: { status: 409, title: 'Credits are held for a refund' },
  credits_were_spent: { status: 409, title: 'Credits were used' },
  payout_needs_second: { status: 409, title: 'A second person has to approve' },
  settlement_matching: { status: 409, title: 'Still being compared' },
  settlement_confirmed: { status: 409, title: 'Already confirmed' },
  settlement_unconfirmed: { status: 409, title: 'Not confirmed' },
  settlement_needs_second: { status: 409, title: 'A second person is needed' },
  remittance_not_owed: { status: 409, title: 'Nothing to pay for this month' },
  reissue_refused: { status: 409, title: 'Not issued anew' },
  remittance_decided: { status: 409, title: 'Already recorded' },
  remittance_needs_second: { status: 409, title: 'A second person is needed' },
  settlement_resolved: { status: 409, title: 'Already off the list' },
  settlement_report_known: { status: 409, title: 'Report already uploaded' },
  payout_decided: { status: 409, title: 'Already decided' },
  take_back_refused: { status: 409, title: 'Cannot be taken back' },
  moderation_decided: { status: 409, title: 'Already decided' },
  moderation_claimed: { status: 409, title: 'Somebody else is working on this' },
  keyword_taken: { status: 409, title: 'This keyword already exists' },
  payout_paused: { status: 409, title: 'Payouts are paused' },
  sanction_refused: { status: 409, title: 'Not possible' },
  already_sanctioned: { status: 409, title: 'Already decided' },
  settings_changed: { status: 409, title: 'Changed in the meantime' },
  media_not_ready: { status: 409, title: 'Still being processed' },
  post_published: { status: 409, title: 'Already published' },
  post_unpublished: { status: 409, title: 'Not published' },
  evidence_closed: { status: 409, title: 'Evidence can no longer be added' },
  evidence_full: { status: 409, title: 'Too many files' },
  templates_full: { status: 409, title: 'Too many templates' },
  stories_full: { status: 409, title: 'Too many stories' },
  pins_full: { status: 409, title: 'Too many pinned posts' },
  poll_voted: { status: 409, title: 'Somebody has already voted' },
  poll_changed: { status: 409, title: 'The poll has changed' },
  poll_over: { status: 409, title: 'The poll has ended' },
  own_poll: { status: 403, title: 'Your own poll' },
  live_ended: { status: 409, title: 'The stream has ended' },
  live_not_begun: { status: 409, title: 'The stream has not begun' },
  live_out_of_order: { status: 409, title: 'Not the next part' },
  live_superseded: { status: 409, title: 'Sent from another device' },
  live_running: { status: 409, title: 'Another stream is running' },
  live_fixed: { status: 409, title: 'Cannot be changed any more' },
  live_full: { status: 409, title: 'Too many planned streams' },
  live_slow: { status: 429, title: 'Slow mode' },
  purchase_not_open: { status: 409, title: 'Purchase already closed' },
  upload_version: { status: 412, title: 'Another version of the protocol' },
  payload_too_large: { status: 413, title: 'Too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported content type' },
  range_not_satisfiable: { status: 416, title: 'Range not satisfiable' },
  wrong_password: { status: 422, title: 'Wrong password' },
  passkey_refused: { status: 422, title: 'Passkey not accepted' },
  two_factor_wrong: { status: 422, title: 'Wrong code' },
  link_invalid: { status: 422, title: 'This link no longer works' },
  captcha_required: { status: 422, title: 'Verification Required' },
  captcha_failed: { status: 422, title: 'Verification Error' },
  age_unconfirmed: { status: 422, title: 'Confirm your age' },
  age_restricted: { status: 422, title: 'Age Restriction' },
  file_rejected: { status: 422, title: 'File not accepted' },
  amount_out_of_range: { status: 422, title: 'Amount not allowed', isFinal: true },
  amount_below_least: { status: 422, title: 'Amount too small', isFinal: true },
  top_up_not_agreed: { status: 409, title: 'Not agreed yet' },
  price_changed: { status: 409, title: 'The price has changed', isFinal: true },
  settlement_report_rejected: { status: 422, title: 'Report not accepted' },
  payout_minimum: { status: 422, title: 'Minimum Not Met' },
  payout_setup: { status: 422, title: 'Setup Required' },
  payout_not_instant: { status: 422, title: 'Needs approval' },
  payout_account_new: { status: 422, title: 'Account just changed' },
  coupon_invalid: { status: 422, title: 'Invalid Coupon', isFinal: true },
  report_refused: { status: 422, title: 'Not possible' },
  not_for_sale: { status: 422, title: 'Not for sale', isFinal: true },
  rate_unconfirmed: { status: 422, title: 'Type the new rate' },
  rate_out_of_range: { status: 422, title: 'Invalid Rate' },
  idempotency_key_reused: { status: 422, title: 'Idempotency key used for another request', isFinal: true },
  insufficient_credits: { status: 402, title: 'Not enough credits' },
  subscription_required: { status: 403, title: 'Subscribers only' },
  purchase_required: { status: 403, title: 'Locked' },
  address_expired: { status: 403, title: 'Address expired' },
  address_invalid: { status: 403, title: 'Address not valid' },
  webhook_rejected: { status: 400, title: 'Webhook not accepted' },
  rate_limited: { status: 429, title: 'Too many requests' },
  payment_unavailable: { status: 502, title: 'Payment provider not available' },
  service_unavailable: { status: 503, title: 'Please try again in a moment' },
  storage_full: { status: 507, title: 'Storage full' },
  internal_error: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, ErrorKind>;

interface ErrorKind {
  status: number;
  title: string;
  /** Asking again changes nothing while nothing else does: the same `Idempotency-Key` is answered the same. */
  isFinal?: true;
}

export type ErrorCode = keyof typeof ERRORS;

/** May the same request, made again with the same key, be answered without looking again? */
export function isFinal(code: ErrorCode): boolean {
  const kind: ErrorKind = ERRORS[code];
  return kind.isFinal === true;
}

/** What every refusal looks like on the wire. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  request_id: string;
  errors?: Record<string, string>;
  /** A refusal of signing in carries what an appeal against it is sent with. */
  appeal_token?: string;
  /** `price_changed` carries the right figures. */
  expected?: {
    credit_amount: number;
    original_amount: number;
    final_amount: number;
    charged_amount?: number;
  };
}
