// Written by `npm run texts` from list-file.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ListFileTexts {
  username: string;
  full_name: string;
  email: string;
  status: string;
  role: string;
  has_two_factor: string;
  created_at: string;
  last_seen_at: string;
  creator_username: string;
  creator_name: string;
  id_type: string;
  submitted_at: string;
  decided_at: string;
  decided_by: string;
  reason: string;
  name: string;
  message: string;
  sent_at: string;
  answered_at: string;
  answered_by: string;
  purchase_reference: string;
  person_username: string;
  person_full_name: string;
  provider: string;
  reference: string;
  state: string;
  amount: string;
  fee: string;
  number: string;
  quarter: string;
  income: string;
  issued_at: string;
  replaced_by: string;
  replaces: string;
  tin: string;
  registration: string;
  last_withheld_at: string;
  withheld: string;
  credits_taken: string;
  debt: string;
  is_loss: string;
  opened_at: string;
  respond_by: string;
  ended_at: string;
  credits: string;
  payment_method: string;
  asked_at: string;
  answer: string;
  paid_back_at: string;
  problem: string;
  code: string;
  type: string;
  value: string;
  description: string;
  min_order_value: string;
  max_discount: string;
  usage_limit_per_user: string;
  total_usage_limit: string;
  current_usage_count: string;
  is_active: string;
  expires_at: string;
  discount_amount: string;
  final_amount: string;
  bucket: string;
  method: string;
  needs_two: string;
  requested_at: string;
  finished_at: string;
  owed: string;
  affiliate_code: string;
  total_referrals: string;
  total_earnings: string;
  changed_at: string;
  changed_by: string;
  php_before: string;
  php_after: string;
  credits_in_circulation: string;
  revalued: string;
  user_type: string;
  verification: string;
  at: string;
  author: string;
  text: string;
  report_type: string;
  reported_user_username: string;
  reported_user_full_name: string;
  reporter_username: string;
  reporter_full_name: string;
  subject_type: string;
  subject_text: string;
  action_taken: string;
  admin_notes: string;
  content_type: string;
  content_title: string;
  content_content: string;
  flagged_keywords: string;
  title: string;
  user_username: string;
  user_full_name: string;
  severity: string;
  warning_type: string;
  created_by: string;
  field: string;
  kind: string;
  sanction_kind: string;
  sanction_reason: string;
  decision: string;
  who: string;
  action: string;
  subject_name: string;
  subject_id: string;
  before: string;
  after: string;
  network: string;
  relation: string;
  content: string;
  explanation: string;
  due_at: string;
  is_overdue: string;
  yes: string;
  no: string;
  cut(values: { rows: string | number }): string;
  creator_full_name: string;
  is_instant: string;
  sender: string;
  returned_at: string;
  rows: string;
  rows_open: string;
  first_at: string;
  last_at: string;
  expected: string;
  arrived: string;
  arrived_on: string;
  bank_reference: string;
  confirmed_by: string;
  confirmed_at: string;
  uploaded_by: string;
  uploaded_at: string;
  capture: string;
  line: string;
  currency: string;
  our_amount: string;
  our_fee: string;
  since: string;
  days: string;
  value_at: string;
  entry_id: string;
  debit_account: string;
  credit_account: string;
  missed_month: string;
  other_account: string;
  debit: string;
  credit: string;
  balance: string;
  buyer_name: string;
  buyer_username: string;
  without_vat: string;
  vat: string;
  total: string;
  left_on: string;
  said_by: string;
  booked_by: string;
  booked_at: string;
  take_back_reason: string;
  take_back_done_by: string;
  take_back_done_at: string;
  said_at: string;
}

export const listFileTexts: Record<Language, ListFileTexts> = {
  en: {
    username: "Username",
    full_name: "Full name",
    email: "Email",
    status: "Status",
    role: "Role",
    has_two_factor: "Two-factor sign-in",
    created_at: "Created (Philippine time)",
    last_seen_at: "Last seen (Philippine time)",
    creator_username: "Creator’s username",
    creator_name: "Creator",
    id_type: "Type of ID",
    submitted_at: "Submitted (Philippine time)",
    decided_at: "Decided (Philippine time)",
    decided_by: "Decided by",
    reason: "Reason",
    name: "Name",
    message: "Message",
    sent_at: "Sent (Philippine time)",
    answered_at: "Answered (Philippine time)",
    answered_by: "Answered by",
    purchase_reference: "Reference of the purchase",
    person_username: "Username",
    person_full_name: "Full name",
    provider: "Payment provider",
    reference: "Reference",
    state: "Status",
    amount: "Amount (PHP)",
    fee: "Fee",
    number: "Number",
    quarter: "Quarter",
    income: "Income (PHP)",
    issued_at: "Issued (Philippine time)",
    replaced_by: "Replaced by",
    replaces: "Replaces",
    tin: "TIN",
    registration: "Registration",
    last_withheld_at: "Last withheld (Philippine time)",
    withheld: "Withheld for tax (PHP)",
    credits_taken: "Credits taken",
    debt: "Debt (PHP)",
    is_loss: "Loss",
    opened_at: "Opened (Philippine time)",
    respond_by: "Answer until (Philippine time)",
    ended_at: "Ended (Philippine time)",
    credits: "Credits",
    payment_method: "Paid with",
    asked_at: "Asked for (Philippine time)",
    answer: "Answer",
    paid_back_at: "Paid back (Philippine time)",
    problem: "Problem",
    code: "Code",
    type: "Type",
    value: "Value",
    description: "Description",
    min_order_value: "Minimum order (PHP)",
    max_discount: "Maximum discount (PHP)",
    usage_limit_per_user: "Uses per person",
    total_usage_limit: "Uses in total",
    current_usage_count: "Used",
    is_active: "Active",
    expires_at: "Ends (Philippine time)",
    discount_amount: "Discount (PHP)",
    final_amount: "Paid (PHP)",
    bucket: "Paid from",
    method: "Method",
    needs_two: "Needs two approvals",
    requested_at: "Requested (Philippine time)",
    finished_at: "Finished (Philippine time)",
    owed: "Owed (PHP)",
    affiliate_code: "Affiliate code",
    total_referrals: "Creators referred",
    total_earnings: "Commission (PHP)",
    changed_at: "Changed (Philippine time)",
    changed_by: "Changed by",
    php_before: "Pesos per credit before",
    php_after: "Pesos per credit after",
    credits_in_circulation: "Credits in circulation",
    revalued: "Change in worth (PHP)",
    user_type: "Type of account",
    verification: "Verification",
    at: "When (Philippine time)",
    author: "Author",
    text: "Text",
    report_type: "Type of report",
    reported_user_username: "Reported username",
    reported_user_full_name: "Reported person",
    reporter_username: "Reporter’s username",
    reporter_full_name: "Reporter",
    subject_type: "About a",
    subject_text: "What was reported",
    action_taken: "Action taken",
    admin_notes: "Notes of staff",
    content_type: "Type of content",
    content_title: "Title",
    content_content: "Text",
    flagged_keywords: "Keywords found",
    title: "Title",
    user_username: "Username",
    user_full_name: "Full name",
    severity: "Severity",
    warning_type: "Type of warning",
    created_by: "Issued by",
    field: "Field",
    kind: "Type",
    sanction_kind: "Decision appealed",
    sanction_reason: "Its reason",
    decision: "Decision",
    who: "Who",
    action: "Action",
    subject_name: "Username affected",
    subject_id: "ID affected",
    before: "Before",
    after: "After",
    network: "Network",
    relation: "Relation",
    content: "What is named",
    explanation: "Explanation",
    due_at: "Due (Philippine time)",
    is_overdue: "Overdue",
    yes: "Yes",
    no: "No",
    cut: (d) => "Only the first " + d.rows + " rows are here. Choose fewer days to get the others.",
    creator_full_name: "Creator",
    is_instant: "Instant",
    sender: "Sent by",
    returned_at: "Came back",
    rows: "Rows",
    rows_open: "Rows waiting",
    first_at: "From",
    last_at: "Until",
    expected: "Expected (PHP)",
    arrived: "Arrived (PHP)",
    arrived_on: "Arrived on",
    bank_reference: "Bank reference",
    confirmed_by: "Confirmed by",
    confirmed_at: "Confirmed",
    uploaded_by: "Uploaded by",
    uploaded_at: "Uploaded",
    capture: "Payment",
    line: "Row in the file",
    currency: "Currency",
    our_amount: "In our books (PHP)",
    our_fee: "Fee in our books (PHP)",
    since: "Waiting since",
    days: "Days",
    value_at: "Value date (Philippine time)",
    entry_id: "Entry",
    debit_account: "Debit",
    credit_account: "Credit",
    missed_month: "Too late for",
    other_account: "Other account",
    debit: "Debit",
    credit: "Credit",
    balance: "Balance",
    buyer_name: "Buyer",
    buyer_username: "Buyer’s username",
    without_vat: "Without VAT",
    vat: "VAT",
    total: "Total",
    left_on: "Left the bank on",
    said_by: "Said by",
    booked_by: "Recorded by",
    booked_at: "Recorded (Philippine time)",
    take_back_reason: "Why it was taken back",
    take_back_done_by: "Taken back by",
    take_back_done_at: "Taken back (Philippine time)",
    said_at: "Said (Philippine time)"
  },
  fil: {
    username: "Username",
    full_name: "Buong pangalan",
    email: "Email",
    status: "Status",
    role: "Role",
    has_two_factor: "Two-factor sign-in",
    created_at: "Nagawa (oras sa Pilipinas)",
    last_seen_at: "Huling nakita (oras sa Pilipinas)",
    creator_username: "Username ng creator",
    creator_name: "Creator",
    id_type: "Uri ng ID",
    submitted_at: "Isinumite (oras sa Pilipinas)",
    decided_at: "Napagdesisyunan (oras sa Pilipinas)",
    decided_by: "Nagdesisyon",
    reason: "Dahilan",
    name: "Pangalan",
    message: "Message",
    sent_at: "Ipinadala (oras sa Pilipinas)",
    answered_at: "Nasagot (oras sa Pilipinas)",
    answered_by: "Sumagot",
    purchase_reference: "Reference ng pagbili",
    person_username: "Username",
    person_full_name: "Buong pangalan",
    provider: "Payment provider",
    reference: "Reference",
    state: "Status",
    amount: "Halaga (PHP)",
    fee: "Fee",
    number: "Numero",
    quarter: "Quarter",
    income: "Kita (PHP)",
    issued_at: "Inisyu (oras sa Pilipinas)",
    replaced_by: "Pinalitan ng",
    replaces: "Kapalit ng",
    tin: "TIN",
    registration: "Rehistro",
    last_withheld_at: "Huling kaltas (oras sa Pilipinas)",
    withheld: "Kinaltas na buwis (PHP)",
    credits_taken: "Kinuhang credits",
    debt: "Utang (PHP)",
    is_loss: "Nalugi",
    opened_at: "Binuksan (oras sa Pilipinas)",
    respond_by: "Sagutin hanggang (oras sa Pilipinas)",
    ended_at: "Natapos (oras sa Pilipinas)",
    credits: "Credits",
    payment_method: "Paraan ng bayad",
    asked_at: "Hiniling (oras sa Pilipinas)",
    answer: "Sagot",
    paid_back_at: "Naibalik ang bayad (oras sa Pilipinas)",
    problem: "Problema",
    code: "Code",
    type: "Uri",
    value: "Halaga",
    description: "Description",
    min_order_value: "Pinakamababang order (PHP)",
    max_discount: "Pinakamalaking discount (PHP)",
    usage_limit_per_user: "Gamit bawat tao",
    total_usage_limit: "Kabuuang gamit",
    current_usage_count: "Nagamit",
    is_active: "Aktibo",
    expires_at: "Matatapos (oras sa Pilipinas)",
    discount_amount: "Discount (PHP)",
    final_amount: "Ibinayad (PHP)",
    bucket: "Galing sa",
    method: "Paraan",
    needs_two: "Kailangan ng dalawang mag-aapruba",
    requested_at: "Hiniling (oras sa Pilipinas)",
    finished_at: "Natapos (oras sa Pilipinas)",
    owed: "Utang (PHP)",
    affiliate_code: "Affiliate code",
    total_referrals: "Mga na-refer na creator",
    total_earnings: "Commission (PHP)",
    changed_at: "Binago (oras sa Pilipinas)",
    changed_by: "Nagbago",
    php_before: "Piso kada credit noon",
    php_after: "Piso kada credit pagkatapos",
    credits_in_circulation: "Credits sa sirkulasyon",
    revalued: "Pagbabago ng halaga (PHP)",
    user_type: "Uri ng account",
    verification: "Verification",
    at: "Kailan (oras sa Pilipinas)",
    author: "Sumulat",
    text: "Text",
    report_type: "Uri ng report",
    reported_user_username: "Username ng ini-report",
    reported_user_full_name: "Ini-report",
    reporter_username: "Username ng nag-report",
    reporter_full_name: "Nag-report",
    subject_type: "Tungkol sa",
    subject_text: "Ang ini-report",
    action_taken: "Aksyon",
    admin_notes: "Notes ng staff",
    content_type: "Uri ng content",
    content_title: "Pamagat",
    content_content: "Text",
    flagged_keywords: "Mga nakitang keyword",
    title: "Pamagat",
    user_username: "Username",
    user_full_name: "Buong pangalan",
    severity: "Severity",
    warning_type: "Uri ng warning",
    created_by: "Nagbigay",
    field: "Bahagi",
    kind: "Uri",
    sanction_kind: "Inaapelang desisyon",
    sanction_reason: "Dahilan ng desisyon",
    decision: "Desisyon",
    who: "Sino",
    action: "Ginawa",
    subject_name: "Username ng tinamaan",
    subject_id: "ID ng tinamaan",
    before: "Dati",
    after: "Pagkatapos",
    network: "Network",
    relation: "Kaugnayan",
    content: "Ang tinutukoy",
    explanation: "Paliwanag",
    due_at: "Dapat tapos (oras sa Pilipinas)",
    is_overdue: "Lampas na",
    yes: "Oo",
    no: "Hindi",
    cut: (d) => "Unang " + d.rows + " row lang ang narito. Pumili ng mas kaunting araw para makuha ang iba.",
    creator_full_name: "Creator",
    is_instant: "Instant",
    sender: "Nagpadala",
    returned_at: "Bumalik",
    rows: "Mga row",
    rows_open: "Mga row na naghihintay",
    first_at: "Mula",
    last_at: "Hanggang",
    expected: "Inaasahan (PHP)",
    arrived: "Dumating (PHP)",
    arrived_on: "Petsa ng pagdating",
    bank_reference: "Reference ng bangko",
    confirmed_by: "Kinumpirma ni",
    confirmed_at: "Nakumpirma",
    uploaded_by: "In-upload ni",
    uploaded_at: "Na-upload",
    capture: "Bayad",
    line: "Row sa file",
    currency: "Currency",
    our_amount: "Nasa books natin (PHP)",
    our_fee: "Fee sa books natin (PHP)",
    since: "Naghihintay mula",
    days: "Araw",
    value_at: "Value date (oras sa Pilipinas)",
    entry_id: "Entry",
    debit_account: "Debit",
    credit_account: "Credit",
    missed_month: "Nahuli para sa",
    other_account: "Kabilang account",
    debit: "Debit",
    credit: "Credit",
    balance: "Balanse",
    buyer_name: "Mamimili",
    buyer_username: "Username ng mamimili",
    without_vat: "Walang VAT",
    vat: "VAT",
    total: "Kabuuan",
    left_on: "Lumabas sa bangko noong",
    said_by: "Sinabi ni",
    booked_by: "Itinala ni",
    booked_at: "Itinala (oras sa Pilipinas)",
    take_back_reason: "Bakit binawi",
    take_back_done_by: "Binawi ni",
    take_back_done_at: "Binawi (oras sa Pilipinas)",
    said_at: "Sinabi (oras sa Pilipinas)"
  }
};
