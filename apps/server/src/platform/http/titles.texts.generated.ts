// Written by `npm run texts` from titles.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TitlesTexts {
  malformed_request: string;
  validation_failed: string;
  unauthenticated: string;
  invalid_credentials: string;
  fans_only: string;
  creators_only: string;
  admins_only: string;
  creator_unverified: string;
  account_suspended: string;
  not_found: string;
  mature_hidden: string;
  content_not_found: string;
  creator_not_found: string;
  person_not_found: string;
  subscription_not_found: string;
  verification_not_found: string;
  statement_not_found: string;
  invoice_not_found: string;
  payout_not_found: string;
  refund_not_found: string;
  refund_refused: string;
  refund_decided: string;
  credits_were_spent: string;
  verification_waits: string;
  verification_decided: string;
  id_number_used: string;
  payout_waits: string;
  payout_decided: string;
  payout_minimum: string;
  payout_setup: string;
  payout_account_new: string;
  purchase_not_found: string;
  request_timeout: string;
  email_taken: string;
  request_in_progress: string;
  purchase_not_open: string;
  header_too_large: string;
  payload_too_large: string;
  unsupported_media_type: string;
  range_not_satisfiable: string;
  captcha_required: string;
  captcha_failed: string;
  age_restricted: string;
  file_rejected: string;
  amount_out_of_range: string;
  top_up_not_agreed: string;
  price_changed: string;
  coupon_invalid: string;
  not_for_sale: string;
  rate_out_of_range: string;
  idempotency_key_reused: string;
  insufficient_credits: string;
  subscription_required: string;
  purchase_required: string;
  address_expired: string;
  address_invalid: string;
  webhook_rejected: string;
  rate_limited: string;
  payment_unavailable: string;
  service_unavailable: string;
  internal_error: string;
  cross_site: string;
  media_not_ready: string;
  wrong_password: string;
  link_invalid: string;
  two_factor_required: string;
  consent_required: string;
  two_factor_setup: string;
  two_factor_state: string;
  username_taken: string;
  username_waits: string;
  two_factor_wrong: string;
  age_unconfirmed: string;
  money_due: string;
  template_not_found: string;
  templates_full: string;
  dispute_not_found: string;
  evidence_closed: string;
  evidence_full: string;
  coupon_not_found: string;
  coupon_code_taken: string;
  post_unpublished: string;
  stories_full: string;
  pins_full: string;
  poll_voted: string;
  poll_changed: string;
  poll_over: string;
  own_poll: string;
  post_published: string;
  comment_not_found: string;
  comment_deleted: string;
  conversation_not_found: string;
  live_not_found: string;
  line_not_found: string;
  live_closed: string;
  live_muted: string;
  live_ended: string;
  live_not_begun: string;
  live_out_of_order: string;
  live_superseded: string;
  live_running: string;
  live_fixed: string;
  live_full: string;
  live_slow: string;
  message_not_found: string;
  uploads_reviewed: string;
  messages_closed: string;
  message_stays: string;
  account_banned: string;
  payout_paused: string;
  sanction_refused: string;
  already_sanctioned: string;
  sanction_not_found: string;
  own_account: string;
  moderation_decided: string;
  moderation_claimed: string;
  keyword_taken: string;
  report_not_found: string;
  review_not_found: string;
  keyword_not_found: string;
  report_refused: string;
  settings_changed: string;
  appeal_not_found: string;
  appeal_closed: string;
  appeal_decided: string;
  appeal_of_own_decision: string;
  removal_not_found: string;
  removal_decided: string;
  storage_full: string;
  credits_held: string;
  amount_below_least: string;
  rate_unconfirmed: string;
  passkeys_full: string;
  passkey_refused: string;
  other_part: string;
  staff_refused: string;
  settlement_not_found: string;
  settlement_matching: string;
  settlement_confirmed: string;
  settlement_unconfirmed: string;
  settlement_needs_second: string;
  remittance_not_owed: string;
  remittance_decided: string;
  remittance_needs_second: string;
  certificate_not_found: string;
  reissue_refused: string;
  tax_details_not_found: string;
  remittance_not_found: string;
  funding_not_found: string;
  funding_said_already: string;
  funding_needs_second: string;
  settlement_resolved: string;
  settlement_report_known: string;
  settlement_report_rejected: string;
  first_approval_gone: string;
  payout_needs_second: string;
  take_back_refused: string;
  collection_not_found: string;
  folder_not_found: string;
  file_not_found: string;
  list_not_found: string;
  payout_not_instant: string;
  spending_limit_reached: string;
  cooling_off: string;
  entry_not_found: string;
  month_not_closable: string;
  gift_refused: string;
  gift_too_new: string;
  gift_limit_reached: string;
  upload_not_found: string;
  upload_offset: string;
  upload_used: string;
  upload_version: string;
}

export const titlesTexts: Record<Language, TitlesTexts> = {
  en: {
    malformed_request: "The request could not be read",
    validation_failed: "Some fields need another look",
    unauthenticated: "Please sign in",
    invalid_credentials: "Invalid email or password",
    fans_only: "Only for fans",
    creators_only: "Only for creators",
    admins_only: "Access Denied",
    creator_unverified: "Verification needed",
    account_suspended: "Account suspended",
    not_found: "Not found",
    mature_hidden: "A mature post",
    content_not_found: "Content not found",
    creator_not_found: "Profile Not Found",
    person_not_found: "Person not found",
    subscription_not_found: "Subscription not found",
    verification_not_found: "Verification not found",
    statement_not_found: "Statement not found",
    invoice_not_found: "Invoice not found",
    payout_not_found: "Payout not found",
    refund_not_found: "Request not found",
    refund_refused: "No refund",
    refund_decided: "Already decided",
    credits_were_spent: "Credits were used",
    verification_waits: "Already submitted",
    verification_decided: "Already decided",
    id_number_used: "ID number already used",
    payout_waits: "Payout already requested",
    payout_decided: "Already decided",
    payout_minimum: "Minimum Not Met",
    payout_setup: "Setup Required",
    payout_account_new: "Account just changed",
    purchase_not_found: "Purchase not found",
    request_timeout: "The upload stopped",
    email_taken: "Email already registered",
    request_in_progress: "Still working on it",
    purchase_not_open: "Purchase already closed",
    header_too_large: "Address or headers too long",
    payload_too_large: "Too large",
    unsupported_media_type: "Unsupported content type",
    range_not_satisfiable: "Range not satisfiable",
    captcha_required: "Verification Required",
    captcha_failed: "Verification Error",
    age_restricted: "Age Restriction",
    file_rejected: "File not accepted",
    amount_out_of_range: "Amount not allowed",
    top_up_not_agreed: "Not agreed yet",
    price_changed: "The price has changed",
    coupon_invalid: "Invalid Coupon",
    not_for_sale: "Not for sale",
    rate_out_of_range: "Invalid Rate",
    idempotency_key_reused: "Idempotency key used for another request",
    insufficient_credits: "Not enough credits",
    subscription_required: "Subscribers only",
    purchase_required: "Locked",
    address_expired: "Address expired",
    address_invalid: "Address not valid",
    webhook_rejected: "Webhook not accepted",
    rate_limited: "Too many requests",
    payment_unavailable: "Payment provider not available",
    service_unavailable: "Please try again in a moment",
    internal_error: "Something went wrong",
    cross_site: "Sent from another site",
    media_not_ready: "Still being processed",
    wrong_password: "Wrong password",
    link_invalid: "This link no longer works",
    two_factor_required: "Code needed",
    consent_required: "New version of the documents",
    two_factor_setup: "Two-factor sign-in needed",
    two_factor_state: "Already done",
    username_taken: "Username not available",
    username_waits: "Changed too often",
    two_factor_wrong: "Wrong code",
    age_unconfirmed: "Confirm your age",
    money_due: "Payout first",
    template_not_found: "Template not found",
    templates_full: "Too many templates",
    dispute_not_found: "Dispute not found",
    evidence_closed: "Evidence can no longer be added",
    evidence_full: "Too many files",
    coupon_not_found: "Coupon not found",
    coupon_code_taken: "Code already used",
    post_unpublished: "Not published",
    stories_full: "Too many stories",
    pins_full: "Too many pinned posts",
    poll_voted: "Somebody has already voted",
    poll_changed: "The poll has changed",
    poll_over: "The poll has ended",
    own_poll: "Your own poll",
    post_published: "Already published",
    comment_not_found: "Comment not found",
    comment_deleted: "Comment deleted",
    conversation_not_found: "Conversation not found",
    live_not_found: "Stream not found",
    line_not_found: "Line not found",
    live_closed: "Not open to you",
    live_muted: "Muted in this chat",
    live_ended: "The stream has ended",
    live_not_begun: "The stream has not begun",
    live_out_of_order: "Not the next part",
    live_superseded: "Sent from another device",
    live_running: "Another stream is running",
    live_fixed: "Cannot be changed any more",
    live_full: "Too many planned streams",
    live_slow: "Slow mode",
    message_not_found: "Message not found",
    uploads_reviewed: "Your uploads are reviewed first",
    messages_closed: "Not open to messages",
    message_stays: "The message stays",
    account_banned: "Account banned",
    payout_paused: "Payouts are paused",
    sanction_refused: "Not possible",
    already_sanctioned: "Already decided",
    sanction_not_found: "Nothing to lift",
    own_account: "Your own account",
    moderation_decided: "Already decided",
    moderation_claimed: "Somebody else is working on this",
    keyword_taken: "This keyword already exists",
    report_not_found: "Report not found",
    review_not_found: "Content not found",
    keyword_not_found: "Keyword not found",
    report_refused: "Not possible",
    settings_changed: "Changed in the meantime",
    appeal_not_found: "Appeal not found",
    appeal_closed: "Can no longer be appealed",
    appeal_decided: "Already decided",
    appeal_of_own_decision: "Your own decision",
    removal_not_found: "Request not found",
    removal_decided: "Already decided",
    storage_full: "Storage full",
    credits_held: "Credits are held for a refund",
    amount_below_least: "Amount too small",
    rate_unconfirmed: "Type the new rate",
    passkeys_full: "Too many passkeys",
    passkey_refused: "Passkey not accepted",
    other_part: "Not part of your role",
    staff_refused: "Role not changed",
    settlement_not_found: "Report not found",
    settlement_matching: "Still being compared",
    settlement_confirmed: "Already confirmed",
    settlement_unconfirmed: "Not confirmed",
    settlement_needs_second: "A second person is needed",
    remittance_not_owed: "Nothing to pay for this month",
    remittance_decided: "Already recorded",
    remittance_needs_second: "A second person is needed",
    certificate_not_found: "Certificate not found",
    reissue_refused: "Not issued anew",
    tax_details_not_found: "No tax details",
    remittance_not_found: "Payment not found",
    funding_not_found: "Payout funding not found",
    funding_said_already: "Already recorded",
    funding_needs_second: "A second person is needed",
    settlement_resolved: "Already off the list",
    settlement_report_known: "Report already uploaded",
    settlement_report_rejected: "Report not accepted",
    first_approval_gone: "Nothing to withdraw",
    payout_needs_second: "A second person has to approve",
    take_back_refused: "Cannot be taken back",
    collection_not_found: "Collection not found",
    folder_not_found: "Folder not found",
    file_not_found: "File not found",
    list_not_found: "List not found",
    payout_not_instant: "Needs approval",
    spending_limit_reached: "You have reached your limit",
    cooling_off: "You are taking a break",
    entry_not_found: "Entry not found",
    month_not_closable: "Cannot be closed yet",
    gift_refused: "This gift cannot be given",
    gift_too_new: "These credits cannot be given yet",
    gift_limit_reached: "Daily gift limit reached",
    upload_not_found: "Upload not found",
    upload_offset: "Not where the upload is",
    upload_used: "Already sent",
    upload_version: "Another version of the protocol"
  },
  fil: {
    malformed_request: "Hindi mabasa ang request",
    validation_failed: "May mga field na kailangang tingnan ulit",
    unauthenticated: "Mag-sign in muna",
    invalid_credentials: "Mali ang email o password",
    fans_only: "Para sa fans lang",
    creators_only: "Para sa creators lang",
    admins_only: "Walang Access",
    creator_unverified: "Kailangan ng verification",
    account_suspended: "Suspendido ang account",
    not_found: "Hindi nahanap",
    mature_hidden: "Mature na post",
    content_not_found: "Hindi nahanap ang content",
    creator_not_found: "Hindi Nahanap ang Profile",
    person_not_found: "Hindi nahanap ang tao",
    subscription_not_found: "Hindi nahanap ang subscription",
    verification_not_found: "Hindi nahanap ang verification",
    statement_not_found: "Hindi nahanap ang statement",
    invoice_not_found: "Hindi nahanap ang invoice",
    payout_not_found: "Hindi nahanap ang payout",
    refund_not_found: "Hindi nahanap ang request",
    refund_refused: "Hindi mare-refund",
    refund_decided: "May desisyon na",
    credits_were_spent: "Nagamit na ang credits",
    verification_waits: "Naipadala na",
    verification_decided: "May desisyon na",
    id_number_used: "Nagamit na ang ID number",
    payout_waits: "Nahiling na ang payout",
    payout_decided: "May desisyon na",
    payout_minimum: "Kulang sa Minimum",
    payout_setup: "Kailangang Mag-set up",
    payout_account_new: "Kakapalit lang ng account",
    purchase_not_found: "Hindi nahanap ang pagbili",
    request_timeout: "Huminto ang upload",
    email_taken: "May account na ang email na ito",
    request_in_progress: "Ginagawa pa",
    purchase_not_open: "Sarado na ang pagbili",
    header_too_large: "Masyadong mahaba ang address o mga header",
    payload_too_large: "Masyadong malaki",
    unsupported_media_type: "Hindi suportadong uri ng content",
    range_not_satisfiable: "Wala ang hininging bahagi",
    captcha_required: "Kailangan ang Verification",
    captcha_failed: "May Error sa Verification",
    age_restricted: "Limitasyon sa Edad",
    file_rejected: "Hindi tinanggap ang file",
    amount_out_of_range: "Hindi puwede ang halaga",
    top_up_not_agreed: "Hindi pa na-approve",
    price_changed: "Nagbago ang presyo",
    coupon_invalid: "Maling Coupon",
    not_for_sale: "Hindi ibinebenta",
    rate_out_of_range: "Maling Rate",
    idempotency_key_reused: "Nagamit na sa ibang request ang idempotency key",
    insufficient_credits: "Kulang ang credits",
    subscription_required: "Para sa subscribers lang",
    purchase_required: "Naka-lock",
    address_expired: "Nag-expire ang address",
    address_invalid: "Hindi tama ang address",
    webhook_rejected: "Hindi tinanggap ang webhook",
    rate_limited: "Masyadong maraming request",
    payment_unavailable: "Hindi available ang payment provider",
    service_unavailable: "Pakisubukan ulit maya-maya",
    internal_error: "May nangyaring mali",
    cross_site: "Galing sa ibang site",
    media_not_ready: "Pinoproseso pa",
    wrong_password: "Maling password",
    link_invalid: "Hindi na gumagana ang link na ito",
    two_factor_required: "Kailangan ang code",
    consent_required: "Bagong bersyon ng mga dokumento",
    two_factor_setup: "Kailangan ang two-factor sign-in",
    two_factor_state: "Tapos na",
    username_taken: "Hindi available ang username",
    username_waits: "Masyadong madalas palitan",
    two_factor_wrong: "Maling code",
    age_unconfirmed: "Kumpirmahin ang edad mo",
    money_due: "Payout muna",
    template_not_found: "Hindi nahanap ang template",
    templates_full: "Hindi na makakapagdagdag ng template",
    dispute_not_found: "Hindi nahanap ang dispute",
    evidence_closed: "Hindi na makakapagdagdag ng ebidensya",
    evidence_full: "Hindi na makakapagdagdag ng file",
    coupon_not_found: "Hindi nahanap ang coupon",
    coupon_code_taken: "Gamit na ang code na ito",
    post_unpublished: "Hindi pa naka-publish",
    stories_full: "Hindi na makakapagdagdag ng story",
    pins_full: "Hindi na makakapag-pin ng iba pa",
    poll_voted: "May bumoto na",
    poll_changed: "Nagbago ang poll",
    poll_over: "Tapos na ang poll",
    own_poll: "Sarili mong poll",
    post_published: "Na-publish na",
    comment_not_found: "Hindi nahanap ang comment",
    comment_deleted: "Tinanggal na ang comment",
    conversation_not_found: "Hindi nahanap ang usapan",
    live_not_found: "Hindi nahanap ang live",
    line_not_found: "Hindi nahanap ang chat",
    live_closed: "Hindi bukas para sa iyo",
    live_muted: "Naka-mute sa chat na ito",
    live_ended: "Tapos na ang live",
    live_not_begun: "Hindi pa nagsisimula ang live",
    live_out_of_order: "Hindi ito ang kasunod na bahagi",
    live_superseded: "Galing na sa ibang device ang live",
    live_running: "May isa pang live na tumatakbo",
    live_fixed: "Hindi na mapapalitan",
    live_full: "Hindi na makakapagplano ng isa pang live",
    live_slow: "Slow mode",
    message_not_found: "Hindi nahanap ang message",
    uploads_reviewed: "Nire-review muna ang mga upload mo",
    messages_closed: "Hindi tumatanggap ng message",
    message_stays: "Mananatili ang message",
    account_banned: "Naka-ban ang account",
    payout_paused: "Naka-pause ang payouts",
    sanction_refused: "Hindi puwede",
    already_sanctioned: "May desisyon na",
    sanction_not_found: "Walang maaalis",
    own_account: "Sarili mong account",
    moderation_decided: "May desisyon na",
    moderation_claimed: "May ibang gumagawa nito",
    keyword_taken: "May ganito nang keyword",
    report_not_found: "Hindi nahanap ang report",
    review_not_found: "Hindi nahanap ang content",
    keyword_not_found: "Hindi nahanap ang keyword",
    report_refused: "Hindi puwede",
    settings_changed: "May nagbago na",
    appeal_not_found: "Hindi nahanap ang apela",
    appeal_closed: "Hindi na puwedeng iapela",
    appeal_decided: "May desisyon na",
    appeal_of_own_decision: "Sarili mong desisyon",
    removal_not_found: "Hindi nahanap ang request",
    removal_decided: "May desisyon na",
    storage_full: "Puno na ang storage",
    credits_held: "Naka-hold ang credits para sa refund",
    amount_below_least: "Masyadong maliit ang halaga",
    rate_unconfirmed: "I-type ang bagong rate",
    passkeys_full: "Masyadong maraming passkey",
    passkey_refused: "Hindi tinanggap ang passkey",
    other_part: "Hindi sakop ng role mo",
    staff_refused: "Hindi napalitan ang role",
    settlement_not_found: "Hindi nahanap ang report",
    settlement_matching: "Kinukumpara pa",
    settlement_confirmed: "Nakumpirma na",
    settlement_unconfirmed: "Hindi pa nakukumpirma",
    settlement_needs_second: "Kailangan ng pangalawang tao",
    remittance_not_owed: "Walang babayaran para sa buwang ito",
    remittance_decided: "Naitala na",
    remittance_needs_second: "Kailangan ng pangalawang tao",
    certificate_not_found: "Hindi nahanap ang certificate",
    reissue_refused: "Hindi muling inisyu",
    tax_details_not_found: "Walang detalye sa buwis",
    remittance_not_found: "Hindi nahanap ang bayad",
    funding_not_found: "Hindi nahanap ang pondo para sa payout",
    funding_said_already: "Naitala na",
    funding_needs_second: "Kailangan ng pangalawang tao",
    settlement_resolved: "Wala na sa listahan",
    settlement_report_known: "Na-upload na ang report na ito",
    settlement_report_rejected: "Hindi tinanggap ang report",
    first_approval_gone: "Walang iuurong",
    payout_needs_second: "Kailangan ng pangalawang mag-aapruba",
    take_back_refused: "Hindi na mababawi",
    collection_not_found: "Hindi nahanap ang collection",
    folder_not_found: "Hindi nahanap ang folder",
    file_not_found: "Hindi nahanap ang file",
    list_not_found: "Hindi nahanap ang listahan",
    payout_not_instant: "Kailangang aprubahan",
    spending_limit_reached: "Abot mo na ang limit mo",
    cooling_off: "Nagpapahinga ka muna",
    entry_not_found: "Hindi nahanap ang entry",
    month_not_closable: "Hindi pa maisasara",
    gift_refused: "Hindi maibibigay ang regalong ito",
    gift_too_new: "Hindi pa maireregalo ang credits na ito",
    gift_limit_reached: "Abot mo na ang limit sa regalo ngayong araw",
    upload_not_found: "Hindi makita ang upload",
    upload_offset: "Hindi doon ang upload",
    upload_used: "Naipadala na",
    upload_version: "Ibang bersyon ng protocol"
  }
};
