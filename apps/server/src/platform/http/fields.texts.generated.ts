// Written by `npm run texts` from fields.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FieldsTexts {
  email_required: string;
  email_invalid: string;
  full_name_required: string;
  password_required: string;
  password_too_short(values: { count: string | number }): string;
  user_type_needed: string;
  date_of_birth_needed: string;
  username_form: string;
  username_needed: string;
  price_range: string;
  title_required: string;
  content_required: string;
  at_most_characters(values: { count: string | number }): string;
  at_least_characters(values: { count: string | number }): string;
  search_too_short: string;
  not_plain: string;
  not_one_line: string;
  tag_too_long(values: { count: string | number }): string;
  too_many_tags(values: { count: string | number }): string;
  poll_question_needed: string;
  poll_options_needed: string;
  benefit_needed: string;
  too_many_benefits(values: { count: string | number }): string;
  ppv_price_needed: string;
  content_title_required: string;
  media_price_needed: string;
  price_too_high(values: { count: string | number }): string;
  pesos_needed: string;
  foreign_rate: string;
  two_decimals: string;
  whole_number_needed: string;
  credits_needed: string;
  payment_method_needed: string;
  payment_method_unknown: string;
  file_key_required: string;
  seconds_at_least(values: { count: string | number }): string;
  seconds_at_most(values: { count: string | number }): string;
  rate_above_zero: string;
  at_least(values: { count: string | number }): string;
  at_most(values: { count: string | number }): string;
  tin_form: string;
  prefix_form: string;
  zip_form: string;
  atc_form: string;
  gcash_number_form: string;
  bank_number_form: string;
  bank_name_needed: string;
  bank_account_name_needed: string;
  payout_method_unknown: string;
  id_details_needed: string;
  id_number_form: string;
  consent_needed: string;
  url_invalid: string;
  url_scheme: string;
  all_fields: string;
  days_backwards: string;
  wrong_form: string;
  uuid_needed: string;
  unknown_choice: string;
  needed: string;
  code_needed: string;
  one_introduction: string;
  coupon_needs: string;
  coupon_code_needed: string;
  coupon_code_form: string;
  coupon_percent: string;
  comment_required: string;
  message_required: string;
  reason_needed: string;
  placeholder_left: string;
  keyword_needed: string;
  commission_range: string;
}

export const fieldsTexts: Record<Language, FieldsTexts> = {
  en: {
    email_required: "Email is required",
    email_invalid: "Enter a valid email address",
    full_name_required: "Full name is required",
    password_required: "Password is required",
    password_too_short: (d) => "Use at least " + d.count + " characters",
    user_type_needed: "Choose fan or creator",
    date_of_birth_needed: "Enter your date of birth",
    username_form: "Use 3 to 30 lower-case letters, digits and underscores, with a letter or digit at both ends",
    username_needed: "Enter a username",
    price_range: "Choose a monthly price from ₱50 to ₱10,000, or 0 for free",
    title_required: "Title is required",
    content_required: "Content description is required",
    at_most_characters: (d) => "At most " + d.count + " characters",
    at_least_characters: (d) => "At least " + d.count + " characters",
    search_too_short: "At least 2 characters",
    not_plain: "Contains characters that are not allowed",
    not_one_line: "Write this in one line, without tabs or line breaks",
    tag_too_long: (d) => "At most " + d.count + " characters a tag",
    too_many_tags: (d) => "At most " + d.count + " tags",
    poll_question_needed: "Ask a question",
    poll_options_needed: "Give 2 to 6 different options",
    benefit_needed: "Say what the benefit is",
    too_many_benefits: (d) => "At most " + d.count + " benefits",
    ppv_price_needed: "Valid credit price is required for PPV posts",
    content_title_required: "Content title is required",
    media_price_needed: "Valid PPV price is required",
    price_too_high: (d) => "At most " + d.count + " credits",
    pesos_needed: "Enter an amount in pesos",
    foreign_rate: "At least ₱1.00, or 0 to turn it off",
    two_decimals: "Use at most two decimals",
    whole_number_needed: "Enter a whole number",
    credits_needed: "Enter a whole number of credits",
    payment_method_needed: "Choose a payment method",
    payment_method_unknown: "Choose PayPal, GCash, Maya or card",
    file_key_required: "file_key is required",
    seconds_at_least: (d) => "At least " + d.count + " seconds",
    seconds_at_most: (d) => "At most " + d.count + " seconds",
    rate_above_zero: "Conversion rate must be greater than 0",
    at_least: (d) => "At least " + d.count,
    at_most: (d) => "At most " + d.count,
    tin_form: "Enter a TIN of 9 digits, with its branch code if there is one: 123-456-789-00000",
    prefix_form: "Up to 8 letters and digits, like A or INV26",
    zip_form: "Enter a ZIP code of 4 digits",
    atc_form: "Enter the code as the BIR writes it: WI760",
    gcash_number_form: "Enter a GCash number such as 0917 123 4567",
    bank_number_form: "Enter the account number: 6 to 20 digits",
    bank_name_needed: "Enter the name of the bank",
    bank_account_name_needed: "Enter the name on the account",
    payout_method_unknown: "Choose GCash or bank transfer",
    id_details_needed: "Please fill in all ID details",
    id_number_form: "This is not a valid number for this ID",
    consent_needed: "Please read and accept all legal agreements to proceed",
    url_invalid: "Please enter a valid URL",
    url_scheme: "URL must use HTTP or HTTPS",
    all_fields: "Please fill in all fields",
    days_backwards: "The last day is before the first",
    wrong_form: "This is not in the right format",
    uuid_needed: "This must be a UUID",
    unknown_choice: "This is not one of the choices",
    needed: "This is required",
    code_needed: "Enter the code",
    one_introduction: "Choose either a trial or a first month at a discount",
    coupon_needs: "Coupon code and value are required",
    coupon_code_needed: "Please enter a coupon code",
    coupon_code_form: "Letters, digits, hyphens and underscores only",
    coupon_percent: "A percentage can be at most 100",
    comment_required: "Write a comment first",
    message_required: "Write a message first",
    reason_needed: "Give a reason that the person can read",
    placeholder_left: "There is still a placeholder in braces. Replace it.",
    keyword_needed: "Enter a keyword",
    commission_range: "Commission percentage must be between 1% and 50%"
  },
  fil: {
    email_required: "Kailangan ang email",
    email_invalid: "Maglagay ng tamang email address",
    full_name_required: "Kailangan ang buong pangalan",
    password_required: "Kailangan ang password",
    password_too_short: (d) => "Gumamit ng hindi bababa sa " + d.count + " na character",
    user_type_needed: "Pumili kung fan o creator",
    date_of_birth_needed: "Ilagay ang petsa ng kapanganakan mo",
    username_form: "Gumamit ng 3 hanggang 30 maliit na letra, numero o underscore; dapat letra o numero ang una at huli",
    username_needed: "Maglagay ng username",
    price_range: "Pumili ng buwanang presyo mula ₱50 hanggang ₱10,000, o 0 kung libre",
    title_required: "Kailangan ang pamagat",
    content_required: "Kailangan ang description ng content",
    at_most_characters: (d) => "Hanggang " + d.count + " character lang",
    at_least_characters: (d) => "Hindi bababa sa " + d.count + " na character",
    search_too_short: "Hindi bababa sa 2 na character",
    not_plain: "May mga character na hindi puwede",
    not_one_line: "Isulat ito sa isang linya, walang tab o line break",
    tag_too_long: (d) => "Hanggang " + d.count + " character lang ang bawat tag",
    too_many_tags: (d) => "Hanggang " + d.count + " tags lang",
    poll_question_needed: "Maglagay ng tanong",
    poll_options_needed: "Maglagay ng 2 hanggang 6 na magkakaibang pagpipilian",
    benefit_needed: "Sabihin kung ano ang benepisyo",
    too_many_benefits: (d) => "Hanggang " + d.count + " benepisyo lang",
    ppv_price_needed: "Kailangan ng tamang presyo sa credits para sa PPV na post",
    content_title_required: "Kailangan ang pamagat ng content",
    media_price_needed: "Kailangan ng tamang presyo para sa PPV",
    price_too_high: (d) => "Hanggang " + d.count + " credits lang",
    pesos_needed: "Maglagay ng halaga sa piso",
    foreign_rate: "Hindi bababa sa ₱1.00, o 0 para i-off",
    two_decimals: "Hanggang dalawang decimal lang",
    whole_number_needed: "Maglagay ng buong numero",
    credits_needed: "Maglagay ng buong numero ng credits",
    payment_method_needed: "Pumili ng paraan ng pagbabayad",
    payment_method_unknown: "Pumili ng PayPal, GCash, Maya o card",
    file_key_required: "Kailangan ang file_key",
    seconds_at_least: (d) => "Hindi bababa sa " + d.count + " segundo",
    seconds_at_most: (d) => "Hanggang " + d.count + " segundo lang",
    rate_above_zero: "Dapat higit sa 0 ang conversion rate",
    at_least: (d) => "Hindi bababa sa " + d.count,
    at_most: (d) => "Hanggang " + d.count + " lang",
    tin_form: "Maglagay ng TIN na may 9 na numero, kasama ang branch code kung mayroon: 123-456-789-00000",
    prefix_form: "Hanggang 8 letra at numero, tulad ng A o INV26",
    zip_form: "Maglagay ng ZIP code na may 4 na numero",
    atc_form: "Ilagay ang code ayon sa pagsulat ng BIR: WI760",
    gcash_number_form: "Maglagay ng GCash number gaya ng 0917 123 4567",
    bank_number_form: "Ilagay ang account number: 6 hanggang 20 digit",
    bank_name_needed: "Ilagay ang pangalan ng bangko",
    bank_account_name_needed: "Ilagay ang pangalan sa account",
    payout_method_unknown: "Pumili ng GCash o bank transfer",
    id_details_needed: "Pakikumpleto ang lahat ng detalye ng ID",
    id_number_form: "Hindi tama ang number para sa ID na ito",
    consent_needed: "Basahin at tanggapin ang lahat ng legal na kasunduan para magpatuloy",
    url_invalid: "Maglagay ng tamang URL",
    url_scheme: "Dapat HTTP o HTTPS ang URL",
    all_fields: "Pakikumpleto ang lahat ng field",
    days_backwards: "Mas maaga ang huling araw kaysa sa unang araw",
    wrong_form: "Hindi tama ang format nito",
    uuid_needed: "Dapat UUID ito",
    unknown_choice: "Wala ito sa mga pagpipilian",
    needed: "Kailangan ito",
    code_needed: "Ilagay ang code",
    one_introduction: "Pumili lang ng isa: trial, o discount sa unang buwan",
    coupon_needs: "Kailangan ang code at halaga ng coupon",
    coupon_code_needed: "Pakilagay ang coupon code",
    coupon_code_form: "Letra, numero, hyphen at underscore lang",
    coupon_percent: "Hanggang 100 lang ang porsiyento",
    comment_required: "Sumulat muna ng comment",
    message_required: "Sumulat muna ng message",
    reason_needed: "Magbigay ng dahilan na mababasa ng tao",
    placeholder_left: "May natirang placeholder sa braces. Palitan ito.",
    keyword_needed: "Maglagay ng keyword",
    commission_range: "Dapat nasa pagitan ng 1% at 50% ang commission"
  }
};
