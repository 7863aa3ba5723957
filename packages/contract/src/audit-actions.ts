/** What staff did, as the audit log names it (P148): what is not here cannot be written down, and each has words on its screen. */
export type AuditAction =
  | `appeal.${'grant' | 'deny'}`
  | `content.${'decide' | 'remove' | 'take_back'}`
  | `coupon.${'create' | 'change' | 'deactivate' | 'reactivate'}`
  | 'dispute.of_admin'
  | `keyword.${'add' | 'remove'}`
  | 'media.trace'
  | `payout.${'first_approve' | 'approve' | 'reject' | 'paid' | 'failed' | 'export'}`
  | 'profile.take_back'
  | 'purchase.receipt'
  | `rate.${'propose' | 'change'}`
  | `refund.${'approve' | 'decline'}`
  | `removal.${'remove' | 'refuse'}`
  | `report.${'decide' | 'take_back'}`
  | 'settings.change'
  | `staff.${'give' | 'take'}`
  | `user.${'ban' | 'suspend' | 'warn' | 'lift' | 'remove_content' | 'note' | 'sign_out' | 'reset_two_factor'}`
  | `user.${'view' | 'view_content' | 'view_reports'}`
  | `verification.${'view_document' | 'approve' | 'reject'}`;
