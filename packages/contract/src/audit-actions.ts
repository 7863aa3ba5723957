/** What staff did, as the audit log names it (P148): what is not here cannot be written down, and each has words on its screen. */
export type AuditAction =
  | `appeal.${'grant' | 'deny' | 'take_back'}`
  | `content.${'decide' | 'remove' | 'search' | 'take_back'}`
  | `coupon.${'create' | 'change' | 'deactivate' | 'reactivate'}`
  | `dispute.${'of_admin' | 'write' | 'add_file' | 'remove_file' | 'view_file' | 'hand_in' | 'send'}`
  | `funding.${'ask' | 'say' | 'withdraw' | 'ask_take_back' | 'withdraw_take_back' | 'take_back'}`
  | `invoices.${'begin_series' | 'view'}`
  | `keyword.${'add' | 'remove'}`
  | 'list.export'
  | `live.${'view' | 'watch' | 'warn' | 'cut' | 'view_evidence' | 'remove_line'}`
  | 'media.trace'
  | `month.${'propose' | 'withdraw' | 'close'}`
  | `payout.${'first_approve' | 'withdraw' | 'approve' | 'reject' | 'paid' | 'failed' | 'export'}`
  | `profile.${'decide' | 'take_back'}`
  | 'purchase.receipt'
  | `rate.${'propose' | 'withdraw' | 'change'}`
  | `refund.${'approve' | 'decline' | 'take_back' | 'explain'}`
  | `removal.${'remove' | 'refuse' | 'take_back'}`
  | `report.${'decide' | 'take_back' | 'view_messages'}`
  | 'settings.change'
  | `settlement.${'import' | 'confirm' | 'ask_take_back' | 'withdraw_take_back' | 'take_back'}`
  | `settlement.${'resolve' | 'book_fee'}`
  | `staff.${'give' | 'take'}`
  | `tax.${'set_rule' | 'set_identity' | 'ask_remit' | 'remit' | 'ask_remit_back' | 'remit_back' | 'view_details'}`
  | `tax.${'withdraw_remit' | 'withdraw_remit_back'}`
  | `tax.${'reissue_certificate' | 'view_certificate'}`
  | `template.${'create' | 'change' | 'delete' | 'put_away' | 'restore'}`
  | `user.${'ban' | 'suspend' | 'warn' | 'lift' | 'remove_content' | 'note' | 'sign_out' | 'reset_two_factor'}`
  | `user.${'view' | 'view_content' | 'view_reports'}`
  | 'vat.set_rule'
  | `verification.${'view_document' | 'approve' | 'reject' | 'take_back'}`;

/** What staff's acts are about, as the audit log names it; each has words on its screen, too. */
export type AuditSubject =
  | 'comment'
  | 'coupon'
  | 'dispute'
  | 'invoice_series'
  | 'keyword'
  | 'list'
  | 'live'
  | 'live_line'
  | 'message'
  | 'month'
  | 'payout'
  | 'payout_funding'
  | 'payout_list'
  | 'picture'
  | 'post'
  | 'profile'
  | 'purchase'
  | 'rate_change'
  | 'rate_proposal'
  | 'removal_request'
  | 'report'
  | 'settings'
  | 'settlement'
  | 'tax_certificate'
  | 'tax_identity'
  | 'tax_remittance'
  | 'template'
  | 'user'
  | 'vat_rule'
  | 'withholding_rule';
