// Written by `npm run texts` from laws.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LawsTexts {
  accountsAreWhatTheySay: string;
  balancesEqualPostings: string;
  breakagesAreBooked: string;
  broadcastsAreCounted: string;
  capturesAreCredited: string;
  certificatesAreKept: string;
  certificatesFollowTheBooks: string;
  chargesFollowTheirRate: string;
  clawbacksAreBooked: string;
  clawbacksFollowSpends: string;
  closedMonthsStay: string;
  commentsAreCounted: string;
  conversationsAreAnswered: string;
  couponUsesAreCounted: string;
  creatorsAreAsDecided: string;
  creditsAreGivenOn: string;
  currenciesSumToZero: string;
  cutMonthsComeBack: string;
  daysAreAddedUp: string;
  daysEqualSales: string;
  debtsAddUp: string;
  depositsBackCredits: string;
  discountsFollowTheirTerms: string;
  disputesAreBooked: string;
  entriesAreOfTheirTime: string;
  entriesAreWhole: string;
  entriesKeepDeposits: string;
  entriesKeepTheirSeals: string;
  eventsHaveNoGap: string;
  explainedRefundsAreOnRecord: string;
  feesAreBooked: string;
  filesOfMessagesAreCounted: string;
  followersAreCounted: string;
  forfeitsAreBooked: string;
  giftsAreBooked: string;
  invoiceSeriesAreOnRecord: string;
  invoicesSayWhatWasEarned: string;
  likesAreCounted: string;
  limitsAreKept: string;
  linesHaveNoGap: string;
  messagesHaveNoGap: string;
  nobodyGoneEarns: string;
  paidMessagesKeepTheirPrice: string;
  pausesAreKept: string;
  payersGetBackWhatTheyPaid: string;
  payoutsAreBooked: string;
  payoutsGoTheirWay: string;
  payoutsLeaveWhatIsHeld: string;
  picturesAreCounted: string;
  platformDaysAreBooked: string;
  postingsKeepTheirCurrency: string;
  postsAreCounted: string;
  purchasesAreCredited: string;
  purchasesKeepTheirQuote: string;
  ratesFollowOneAnother: string;
  referralsAreCounted: string;
  referralsBeginAtRegistration: string;
  referralsKeepTheirCap: string;
  refundRequestsAgree: string;
  refundsAreBooked: string;
  refundsGoTheirWay: string;
  refundsKeepTheirShare: string;
  releasesAreBooked: string;
  releasesAreDue: string;
  remittancesAreBooked: string;
  removedThingsAreClosed: string;
  reservesAreBooked: string;
  restitutionsAreBooked: string;
  reversalsMirrorTheirCause: string;
  salesArePaid: string;
  sendersAreHeard: string;
  settingsAreTheirNewestVersion: string;
  settlementsAreBooked: string;
  shownMediaIsReady: string;
  signsFollowTypes: string;
  spendsOfFansAddUp: string;
  statementsFollow: string;
  subscribersAreCounted: string;
  subscriptionsArePaid: string;
  sumsEqualPostings: string;
  taxIdentitiesAreOnRecord: string;
  ticketsComeBack: string;
  tipsAreMessages: string;
  tipsReachGoals: string;
  topUpsKeepTheirWord: string;
  turnoverEqualsTrades: string;
  unlocksAreCounted: string;
  unreadIsCounted: string;
  usernamesAreNoAddresses: string;
  usesHaveBytes: string;
  vatFollowsItsRules: string;
  vatRulesAreOnRecord: string;
  votesAreCounted: string;
  withholdingFollowsItsRules: string;
  withholdingRulesAreOnRecord: string;
  fundingsAreBooked: string;
}

export const lawsTexts: Record<Language, LawsTexts> = {
  en: {
    accountsAreWhatTheySay: "Currency, type, owner and stripe of an account are those of its id, and it is in the chart of accounts.",
    balancesEqualPostings: "Every cached balance equals the sum of its postings.",
    breakagesAreBooked: "Credits that ended are in the books once, at the worth of their day, out of the wallet of an account that was erased 180 days before; nobody else’s credits end, and nothing else is breakage.",
    broadcastsAreCounted: "A message to many has as many messages as it says it was sent to, all of its creator and without words of their own.",
    capturesAreCredited: "What a provider lists as captured is credited here, to the centavo, or was given back, and what is credited here the provider lists.",
    certificatesAreKept: "The certificates of a quarter are numbered without a gap, one of each creator stands; each names what creator and platform said last when it was issued, and one in the place of another is on record, with its reason.",
    certificatesFollowTheBooks: "A certificate says, by code and month, what counted of its creator’s payouts of a quarter and what was withheld of it, less what came back and was carried to it; nothing is certified before its quarter is over.",
    chargesFollowTheirRate: "What a payer was asked for in another currency is the pesos at the rate that was set by then, up to a whole hundredth; no more of it is asked back than was charged, and nothing that is no refund of ours.",
    clawbacksAreBooked: "Every share that was taken back is in the books once as it was taken, and once more as it came back, if and only if its cause stands no more.",
    clawbacksFollowSpends: "What is taken back is the share, rounded down, of what the very fan whose payment went back used of what it bought; never more credits than were used of it, and no sale is taken back beyond what it was.",
    closedMonthsStay: "A closed month is what its days add up to, begins with what the one before ended with, comes to nothing in each currency, and what missed it is counted in the first one that was open.",
    commentsAreCounted: "The counter of a post’s comments equals its visible comments.",
    conversationsAreAnswered: "A conversation has begun where its starter wrote something that both saw, and is answered where the other did as well.",
    couponUsesAreCounted: "A coupon counts the uses of open and of paid orders, each is as its purchase is, and is of its purchase’s fan.",
    creatorsAreAsDecided: "A creator who was verified here stands as their newest submission does.",
    creditsAreGivenOn: "Credits that were given are in the books once, from who gave them to who received them, and nothing else with them; every such entry has a gift.",
    currenciesSumToZero: "The balances of each currency add up to zero.",
    cutMonthsComeBack: "Months that ended with a block were paid before, and ended together with all that this fan had left of this creator, and of no other; what was not served of them has come back to who paid for it, all of it.",
    daysAreAddedUp: "What a kind of account moved on a day is what the entries counted on that day moved.",
    daysEqualSales: "What a creator earned on each Philippine day is what the sales of that day paid them.",
    debtsAddUp: "What a person owes is what was taken back, and what came back to fans as they left, blocked them or had no stream for them, beyond what they had, less what came back and what they have paid of it since; and each payment is in the books once.",
    depositsBackCredits: "Customer deposits equal the credits in all wallets times the rate.",
    discountsFollowTheirTerms: "A coupon takes off what its terms of that moment say, of an order that they allow; and is as its newest terms are.",
    disputesAreBooked: "Every dispute that took something is in the books once with its own amounts, given back when it is not standing; a purchase is disputed while one stands, and debt and loss are what disputes and refunds say.",
    entriesAreOfTheirTime: "An entry was made when its id and what it paid for say, by the settings that were in force.",
    entriesAreWhole: "Every entry moves something, has a reason of ours, its key names what it is about, and its rate is that of its settings.",
    entriesKeepDeposits: "Every entry moves deposits by the credits it issues times its rate; only a revaluation moves deposits alone.",
    entriesKeepTheirSeals: "Every entry is, to the last field, as it was when it was sealed; seals follow one another without a gap, none covers less than the one before.",
    eventsHaveNoGap: "A person’s events are numbered one after the other up to their cursor; what was forgotten is missing at the front alone.",
    explainedRefundsAreOnRecord: "A refund that does not fit and was taken off the list is explained on record, by who did it, of its amount and with its reason.",
    feesAreBooked: "Every fee that a provider told of is in the books once, change by change, between its clearing and its fees; it is of a capture or dispute of ours, no more than was taken, and nothing else is a fee.",
    filesOfMessagesAreCounted: "A message has as many files as it says, in places without a gap, all of them of its sender; one that was unsent has none, but for what staff still looks at.",
    followersAreCounted: "The counter of a creator’s followers equals those who follow them.",
    forfeitsAreBooked: "What an erased account forfeited is in the books once, as the platform’s; nobody else forfeits anything.",
    giftsAreBooked: "Every subscription that was given is months of its receiver with its creator, paid by its giver at what the gift says; months that somebody else paid have a gift.",
    invoiceSeriesAreOnRecord: "Every series of invoice numbers was begun before its first month was over, by an act on record that says the same, and every such act is there.",
    invoicesSayWhatWasEarned: "Of each creator of whom anything was earned in a month that was invoiced there is one invoice, of all of it by what for and by the VAT of its days, or a credit note where more went back; numbers follow one another without a gap, and each says who Likha and its creator were to the tax office as it was issued.",
    likesAreCounted: "The counter of a post’s likes equals its likes.",
    limitsAreKept: "In no day, week or month did a fan use more than the limit that they had set themselves before what they used last in it.",
    linesHaveNoGap: "The lines of a stream whose chat is kept are numbered from 1 to its last one.",
    messagesHaveNoGap: "The messages of a conversation are numbered from 1 to its last one, and are of its two.",
    nobodyGoneEarns: "Nothing is sold of a creator who is suspended, banned or erased, and nobody who is banned or erased is given a part of a sale.",
    paidMessagesKeepTheirPrice: "Whoever paid for a message was sent it by who earned from it, and paid its price; it was not unsent, unless its sender is erased.",
    pausesAreKept: "Nobody used credits or began to buy while they had paused.",
    payersGetBackWhatTheyPaid: "Refunds that were paid, refunds that were found at the provider and disputes that were lost give a payer back at most what they paid.",
    payoutsAreBooked: "What the entries of a payout moved is its amount, from what its creator had to where its state says it is; what was withheld of it is with the tax that is owed.",
    payoutsGoTheirWay: "Every payout was asked for by its creator, of the least amount or more and to the account sealed at the request, decided and finished by an admin who is another, by two where two were asked for, or by the system where it is instant, where a sender says so, and where it went to a new account and its creator took their Likha account back, in this order, on record.",
    payoutsLeaveWhatIsHeld: "No payout of earnings took more than its creator had beyond what was held of the days before it, and what was kept in reserve of those before these.",
    picturesAreCounted: "The number of further pictures that a post says it has equals those it has, all of them ready.",
    platformDaysAreBooked: "A day that is final has what the entries of that Philippine day moved, and the credits that people held when it ended.",
    postingsKeepTheirCurrency: "A posting has the currency of both of its accounts.",
    postsAreCounted: "The counters of a creator’s posts equal their published posts, and the mature ones among them.",
    purchasesAreCredited: "A purchase is in the books once if and only if it was credited: its fan, its credits, its pesos, its provider, nothing else.",
    purchasesKeepTheirQuote: "A purchase promises what its pack gives, costs its credits at the rate of its quote less its coupon, and grants that, or what that was worth after a tenth of change.",
    ratesFollowOneAnother: "Every change of the rate begins where the last one ended, and its revaluation moves what the credits in circulation changed in worth.",
    referralsAreCounted: "Everybody who brought somebody has one record, with how many there are and when the last one came.",
    referralsBeginAtRegistration: "Who was brought by somebody is a creator who came after them, and whoever brought them sells here too.",
    referralsKeepTheirCap: "A referrer gets the full percent of every sale while the referral is active and the cap leaves it, nothing otherwise, and what is counted against the cap is what they got.",
    refundRequestsAgree: "A refund that was asked for is of its fan’s own purchase; approved it is in the books as it is, through the provider that took the money, and refused it is out of them.",
    refundsAreBooked: "Every refund is in the books once with its own amounts, what was used of it as debt, taken back once if and only if it is undone, and a purchase never gives back more than it was.",
    refundsGoTheirWay: "A refund of ours was asked for in time, decided on record by an admin who is not its fan or withdrawn by its fan, and is called paid on its provider’s word.",
    refundsKeepTheirShare: "Money that goes back takes as large a part of the credits that are left as it is of the money that is left, what was used of them as debt, of the fan while there is one; credits that an admin chose are as much of the money.",
    releasesAreBooked: "Every release moved its amount, once, from what its referrer held to what they may ask for; and nothing else was released.",
    releasesAreDue: "A release is what the sales of its Philippine day brought its referrer, once that whole day is 30 days old; and nothing that is due stays held.",
    remittancesAreBooked: "A month of what was withheld, and a quarter of VAT, is remitted once, after it was over, by all that is owed of it less what came back and was carried to it; it is in the books once, to the bank and what suppliers were paid, reversed once where it was taken back, each on record as said by who did it.",
    removedThingsAreClosed: "Nothing that staff has removed waits for a decision: its reports are closed with the one that removed it.",
    reservesAreBooked: "What a provider kept back or let go, as its reports say, is in the books once, between its clearing and its reserve; nothing else is in a reserve.",
    restitutionsAreBooked: "Each part of what comes back for something that is gone is in the books once, to who paid for it, all parts together no more than it cost or was left of its month; its creator bears no more of it than they got, and owes something only where it is gone by their own doing.",
    reversalsMirrorTheirCause: "A reversal takes back exactly what its entry moved, at the rate of its own day, of a refund that is undone, a dispute that stands no more, or an arrival, a remittance of tax or a funding of payouts that was taken back by who agreed; the system does the first two.",
    salesArePaid: "Every unlock, month of a subscription and tip is paid once, by its fan, at its price, to its creator, their referrer and the platform; every such entry has one.",
    sendersAreHeard: "What a sender sent is on record once under its id, which is the reference of what arrived; only instant payouts cost a fee, as the settings said, and those of a day keep its limit.",
    settingsAreTheirNewestVersion: "The settings are their newest version, versions are counted without a gap in the order of their time, and each was made by a change that is on record.",
    settlementsAreBooked: "What arrived of a report is in the books once, from clearing to the bank, taken back there where it was taken back, and nothing else is at the bank but what was paid to the tax office and what left it for payouts; what a row agrees with is of ours, of its provider and capture, of its amount, and is named once; a capture that no report named is on the list of those.",
    shownMediaIsReady: "Every post with media shows a media item that is ready.",
    signsFollowTypes: "No account stands on the wrong side of zero for what it is; deposits and the fees of each provider not in their sum.",
    spendsOfFansAddUp: "What a fan is said to have used with a creator is what was sold to them, less what came back.",
    statementsFollow: "A month begins with what the one before ended with, its lines lead from its beginning to its end, and what came since leads to what the books say is owed now.",
    subscribersAreCounted: "The counter of a creator’s subscribers equals their subscriptions.",
    subscriptionsArePaid: "Months that a fan paid a creator are months, follow one another and were paid as they began, or before where they were given, at what was agreed, bundles and first months at their discount; a subscription is paid to the end of the last one and has access at most three days more; no month is both paid and free; what ended with a block did before its time.",
    sumsEqualPostings: "What is kept as the sum of an account’s sealed postings is that.",
    taxIdentitiesAreOnRecord: "What Likha is to the tax office was written by changes on record that say the same, and every such change is there.",
    ticketsComeBack: "A ticket is of what its stream asked, to who streams; it comes back once where its stream never began, was cut or lost by us, or was over within two minutes, or within two minutes of when it was bought, or where its holder was shut out by then, and never else.",
    tipsAreMessages: "A tip from inside a conversation is one message of it, by who paid, to who earned; it was not unsent, unless its sender is erased; and no other message is a tip.",
    tipsReachGoals: "What a stream says it has reached is what its tips add up to; each of them was to its host, and is one line of its chat, by who paid, while the chat is kept.",
    topUpsKeepTheirWord: "What is bought by itself is bought for the fan who agreed to it, at the price and within the limit of a month that they had agreed to, by a company that charges who is not there, and never two at a time.",
    turnoverEqualsTrades: "What an account turned over equals its postings of trades, less what was taken back of them.",
    unlocksAreCounted: "The stripes of a post’s counter add up to its unlocks.",
    unreadIsCounted: "What is counted as unread is what the other sent and what appeared, behind the mark or late, and was not deleted; nobody has read, or was handed, what is not there.",
    usernamesAreNoAddresses: "Nobody has, or holds, a username that is the first word of an address of our own (P4).",
    usesHaveBytes: "Every further use of a file is of its owner, served from an item that has bytes of its own, which are there while the use is.",
    vatFollowsItsRules: "The VAT of a day is what the rule of that day says of what the platform earned on it less what went back; every such day up to the newest is there, is in the books once, and nothing else is VAT but what of it was remitted.",
    vatRulesAreOnRecord: "Every rule of VAT was written before its day began, by a change on record that says the same, and every such change is there.",
    votesAreCounted: "The counters of a poll’s options equal its votes, and each vote is for an option that there is.",
    withholdingFollowsItsRules: "What was withheld of a payout is what the rule of its day says of the part above the threshold, counted by what had left for its creator that year and not come back; it is in the books once when it leaves and once more if it comes back, and nothing else is tax withheld but what of it was remitted.",
    withholdingRulesAreOnRecord: "Every rule of withholding was written before its day began, by a change on record that says the same, and every such change is there.",
    fundingsAreBooked: "What left the bank for payouts is in the books once, out of clearing for payouts and of its fees, reversed once where it was taken back, each by who did it, by two above the limit unless nobody else might, on record as said; nothing else moves clearing for payouts but payouts that arrived and came back, so it stands at what arrived less what left the bank for it."
  },
  fil: {
    accountsAreWhatTheySay: "Ang currency, uri, may-ari at stripe ng isang account ay ayon sa id nito, at nasa chart of accounts ito.",
    balancesEqualPostings: "Katumbas ng kabuuan ng mga posting ang bawat nakatagong balanse.",
    breakagesAreBooked: "Isang beses na nakatala sa books ang credits na natapos na, sa halaga nito noong araw na iyon, mula sa wallet ng account na 180 araw nang burado; hindi natatapos ang credits ng iba, at wala nang ibang breakage.",
    broadcastsAreCounted: "Kasindami ng sinasabi nitong pinadalhan ang mga message ng isang message sa marami; galing lahat sa creator nito at walang sariling text.",
    capturesAreCredited: "Ang bawat na-capture ayon sa listahan ng provider ay na-credit dito, eksakto hanggang sentimo, o naibalik na; at ang na-credit dito ay nasa listahan ng provider.",
    certificatesAreKept: "Tuloy-tuloy ang bilang ng mga certificate ng isang quarter, at isa lang ang may bisa sa bawat creator; nakasaad sa bawat isa ang pinakahuling sinabi ng creator at ng platform nang ilabas ito, at nasa record, kasama ang dahilan, ang bawat pumalit sa nauna.",
    certificatesFollowTheBooks: "Nakasaad sa certificate, ayon sa code at buwan, ang ibinilang sa mga payout ng creator nito sa isang quarter at ang kinaltas sa mga iyon, bawas ang bumalik at inilipat dito; walang certificate bago matapos ang quarter nito.",
    chargesFollowTheirRate: "Ang sinisingil sa nagbabayad sa ibang currency ay ang halaga sa piso ayon sa rate na nakatakda na noon, ni-round up sa buong ikasandaan; hindi lumalampas sa siningil ang ibinabalik, at walang ibinabalik na hindi refund namin.",
    clawbacksAreBooked: "Isang beses na nakatala sa books ang bawat bahaging binawi, ayon sa pagkakabawi, at isa pang beses nang ibalik ito, kapag wala na ang dahilan at doon lang.",
    clawbacksFollowSpends: "Ang binabawi ay ang bahagi, ni-round down, ng nagamit ng mismong fan na naibalik ang bayad mula sa nabili niya; hindi ito lumalampas sa credits na nagamit, at walang bentang nababawi nang higit sa halaga nito.",
    closedMonthsStay: "Ang saradong buwan ay ang kabuuan ng mga araw nito, nagsisimula sa huling balanse ng naunang buwan, at sero sa bawat currency; ang hindi umabot dito ay ibinibilang sa unang buwang bukas pa.",
    commentsAreCounted: "Ang bilang ng comments ng isang post ay katumbas ng mga nakikitang comment nito.",
    conversationsAreAnswered: "Nagsimula na ang isang usapan kapag may isinulat ang nag-umpisa na nakita ng dalawa, at nasagot na ito kapag sumulat din ang kausap.",
    couponUsesAreCounted: "Binibilang ng coupon ang mga gamit sa mga order na bukas at bayad; tugma ang bawat isa sa pagbili nito, at sa fan ng pagbiling iyon.",
    creatorsAreAsDecided: "Ang status ng creator na na-verify rito ay ayon sa pinakabago niyang isinumite.",
    creditsAreGivenOn: "Isang beses na nakatala sa books ang mga credits na iniregalo, mula sa nagbigay papunta sa tumanggap, at iyon lang; may regalo sa likod ng bawat ganitong entry.",
    currenciesSumToZero: "Sero ang kabuuan ng mga balanse sa bawat currency.",
    cutMonthsComeBack: "Ang mga buwang natapos dahil sa block ay binayaran bago iyon, at sabay-sabay na natapos ang lahat ng natitira ng fan na ito sa creator na ito, at walang sa iba; ang hindi naibigay sa mga iyon ay bumalik nang buo sa nagbayad.",
    daysAreAddedUp: "Ang nagalaw ng isang uri ng account sa isang araw ay ang nagalaw ng mga entry na ibinilang sa araw na iyon.",
    daysEqualSales: "Ang kinita ng isang creator sa bawat araw sa Pilipinas ay ang ibinayad sa kanya ng mga benta sa araw na iyon.",
    debtsAddUp: "Ang utang ng isang tao ay ang binawi, at ang ibinalik sa fans nang umalis siya, nang i-block niya sila o nang hindi natuloy ang live niya, na lampas sa hawak niya, bawas ang bumalik at ang nabayaran na niya mula noon; isang beses na nakatala sa books ang bawat bayad.",
    depositsBackCredits: "Ang mga deposito ng customer ay katumbas ng credits sa lahat ng wallet, beses ang rate.",
    discountsFollowTheirTerms: "Ang bawas ng coupon ay ayon sa mga tuntunin nito nang gamitin ito, sa order na saklaw ng mga iyon; at ang coupon ay ayon sa pinakabago nitong mga tuntunin.",
    disputesAreBooked: "Ang bawat dispute na may kinuha ay isang beses na nakatala sa books ayon sa sariling halaga nito, ibinalik kapag wala nang bisa; may dispute ang isang pagbili habang may umiiral, at ang utang at lugi ay ayon sa mga dispute at refund.",
    entriesAreOfTheirTime: "Ginawa ang bawat entry sa oras na sinasabi ng id nito at ng binayaran nito, ayon sa settings na may bisa noon.",
    entriesAreWhole: "May nagagalaw ang bawat entry, may kilalang dahilan, nakasaad sa key nito kung tungkol saan ito, at ang rate nito ay ang sa settings nito.",
    entriesKeepDeposits: "Ang galaw ng mga deposito sa bawat entry ay ang credits na inilalabas nito, beses ang rate nito; revaluation lang ang gumagalaw ng mga deposito nang walang credits.",
    entriesKeepTheirSeals: "Hanggang sa huling field, walang entry na nagbago mula nang ma-seal ito; sunod-sunod ang mga seal nang walang puwang, at walang seal na mas kaunti ang sakop kaysa sa nauna.",
    eventsHaveNoGap: "Sunod-sunod ang bilang ng mga event ng isang tao hanggang sa cursor niya; ang mga pinakaluma lang ang puwedeng wala na.",
    explainedRefundsAreOnRecord: "Ang refund na hindi kasya at inalis sa listahan ay may paliwanag sa record: kung sino ang nag-alis nito, ang halaga nito, at ang dahilan.",
    feesAreBooked: "Isang beses na nakatala sa books, bawat pagbabago, ang bawat fee na sinabi ng provider, sa pagitan ng clearing at fees nito; sa sarili naming capture o dispute ito, hindi hihigit sa kinuha, at walang ibang fee.",
    filesOfMessagesAreCounted: "Kasindami ng sinasabi ng isang message ang mga file nito, walang laktaw ang puwesto, at lahat ay sa nagpadala; walang file ang binawing message, maliban sa tinitingnan pa ng staff.",
    followersAreCounted: "Ang bilang ng followers ng isang creator ay katumbas ng mga nagfa-follow sa kanya.",
    forfeitsAreBooked: "Isang beses na nakatala sa books, bilang sa platform, ang na-forfeit ng naburang account; wala nang ibang nafo-forfeit.",
    giftsAreBooked: "Ang bawat iniregalong subscription ay mga buwan ng tumanggap sa creator nito, na binayaran ng nagregalo sa halagang nakasaad sa regalo; may regalo sa likod ng mga buwang iba ang nagbayad.",
    invoiceSeriesAreOnRecord: "Sinimulan ang bawat serye ng numero ng invoice bago matapos ang unang buwan nito, ng gawang nasa record na pareho ang sinasabi, at naroon ang bawat ganoong gawa.",
    invoicesSayWhatWasEarned: "Sa bawat creator na may kinita ang platform sa buwang na-invoice ay may isang invoice, ng lahat ng iyon ayon sa pinagmulan at sa VAT ng mga araw nito, o credit note kung mas marami ang bumalik; sunod-sunod ang mga numero, at sinasabi ng bawat isa kung sino sa BIR ang Likha at ang creator nang ilabas ito.",
    likesAreCounted: "Ang bilang ng likes ng isang post ay katumbas ng mga like nito.",
    limitsAreKept: "Walang araw, linggo o buwan na lumampas ang paggamit ng fan sa limit na itinakda niya sa sarili bago ang huli niyang paggamit doon.",
    linesHaveNoGap: "Ang mga linya ng stream na nakatago ang chat ay may bilang mula 1 hanggang sa huli.",
    messagesHaveNoGap: "Ang mga message ng isang usapan ay may bilang mula 1 hanggang sa huli, at galing sa dalawang naroon.",
    nobodyGoneEarns: "Walang naibebenta sa gawa ng creator na suspendido, banned o nabura na, at walang banned o nabura na ang nabibigyan ng bahagi ng benta.",
    paidMessagesKeepTheirPrice: "Ang nagbayad para sa isang message ay pinadalhan nito ng kumita rito, at binayaran ang presyo nito; hindi ito binawi, maliban kung nabura na ang nagpadala.",
    pausesAreKept: "Walang gumamit ng credits o nagsimulang bumili habang nagpapahinga.",
    payersGetBackWhatTheyPaid: "Sa mga refund na naibayad, mga refund na nakita sa provider at mga natalong dispute, hindi lumalampas sa ibinayad ang naibabalik sa nagbayad.",
    payoutsAreBooked: "Ang ginalaw ng mga entry ng isang payout ay ang halaga nito, mula sa hawak ng creator papunta sa sinasabi ng status nito; ang kinaltas dito ay nasa buwis na dapat bayaran.",
    payoutsGoTheirWay: "Ang bawat payout ay hiningi ng creator nito, sa pinakamababang halaga o higit at sa account na na-seal noong humingi, at napagdesisyunan at tinapos ng ibang admin, ng dalawa kung dalawa ang kailangan, o ng system kung instant ito, kung sinabi ng nagpapadala, at kung sa bagong account ito mapupunta at nabawi ng creator ang Likha account niya, sa ganitong pagkakasunod, nasa record.",
    payoutsLeaveWhatIsHeld: "Walang payout ng kita ang kumuha nang higit sa hawak ng creator, bawas ang naka-hold mula sa mga araw bago nito at ang nakareserba mula sa mga araw bago ang mga iyon.",
    picturesAreCounted: "Ang bilang ng dagdag na larawang sinasabi ng isang post ay katumbas ng nasa kanya, at handa na ang lahat.",
    platformDaysAreBooked: "Ang araw na pinal na ay may ginalaw ng mga entry ng araw na iyon sa Pilipinas, at may credits na hawak ng mga tao nang matapos ito.",
    postingsKeepTheirCurrency: "Ang currency ng isang posting ay currency ng dalawang account nito.",
    postsAreCounted: "Ang mga bilang ng post ng isang creator ay katumbas ng mga nailathala niyang post, at ng mga mature sa mga iyon.",
    purchasesAreCredited: "Isang beses na nakatala sa books ang isang pagbili kapag na-credit ito, at doon lang: ang fan, credits, piso at provider nito, wala nang iba.",
    purchasesKeepTheirQuote: "Ipinapangako ng isang pagbili ang ibinibigay ng pack nito, ang presyo nito ay ang credits nito sa rate ng quote bawas ang coupon, at iyon ang ibinibigay, o ang katumbas niyon pagkatapos ng pagbabagong isang ikasampu.",
    ratesFollowOneAnother: "Nagsisimula ang bawat pagbabago ng rate kung saan natapos ang huli, at ang revaluation nito ay gumagalaw ng ipinagbago ng halaga ng credits sa sirkulasyon.",
    referralsAreCounted: "Ang bawat nagdala ng iba ay may isang record, kung ilan sila at kung kailan dumating ang huli.",
    referralsBeginAtRegistration: "Ang nadala ng iba ay creator na dumating pagkatapos niya, at ang nagdala ay nagbebenta rin dito.",
    referralsKeepTheirCap: "Buong porsiyento ng bawat benta ang nakukuha ng nag-refer habang aktibo ang referral at may natitira sa cap, at wala kung hindi; ang ibinibilang sa cap ay ang nakuha niya.",
    refundRequestsAgree: "Ang hininging refund ay sa sariling pagbili ng fan nito; kapag inaprubahan, nakatala sa books ito kung ano ito, sa provider na kumuha ng pera, at wala roon kapag tinanggihan.",
    refundsAreBooked: "Isang beses na nakatala sa books ang bawat refund ayon sa sarili nitong halaga, bilang utang ang nagamit na; isang beses itong binabaligtad kapag binawi ang refund, at doon lang; at walang pagbiling nagbabalik nang higit sa halaga nito.",
    refundsGoTheirWay: "Ang refund namin ay hiningi sa tamang oras, napagdesisyunan sa record ng admin na hindi ang fan nito o iniurong ng fan, at tinatawag na bayad ayon sa salita ng provider nito.",
    refundsKeepTheirShare: "Kung gaano kalaking bahagi ng natitirang pera ang ibinabalik, ganoon ding bahagi ng natitirang credits ang kinukuha, at utang ng fan ang nagamit na, hangga’t may fan pa; ang credits na pinili ng admin ay katumbas na bahagi ng pera.",
    releasesAreBooked: "Isang beses na inilipat ng bawat release ang halaga nito, mula sa naka-hold ng nag-refer papunta sa puwede na niyang hingin; wala nang ibang na-release.",
    releasesAreDue: "Ang na-release ay ang dinala sa nag-refer ng mga benta sa araw na iyon sa Pilipinas, kapag 30 araw na ang buong araw na iyon; walang dapat nang i-release ang naka-hold pa.",
    remittancesAreBooked: "Ang isang buwan ng kinaltas, at ang isang quarter ng VAT, ay isang beses na ibinayad pagkatapos nito, lahat ng dapat bayaran bawas ang bumalik at inilipat dito; isang beses itong nakatala sa books, papunta sa bangko at sa ibinayad ng mga supplier, isang beses na binaligtad kung binawi, at nasa record ang bawat isa ayon sa gumawa.",
    removedThingsAreClosed: "Walang inalis ng staff na naghihintay pa ng desisyon: sarado na ang mga report nito, kasama ng nag-alis dito.",
    reservesAreBooked: "Ang itinabi o pinakawalan ng isang provider, ayon sa mga report nito, ay isang beses na nakatala sa books, sa pagitan ng clearing at reserve nito; walang iba sa isang reserve.",
    restitutionsAreBooked: "Ang bawat bahagi ng ibinabalik para sa nawalang bagay ay isang beses na nakatala sa books, para sa nagbayad, at ang lahat ng bahagi ay hindi hihigit sa presyo nito o sa natitira sa buwan nito; hindi hihigit sa nakuha ng creator ang pasan niya, at may utang lang siya kung sariling gawa niya ang pagkawala nito.",
    reversalsMirrorTheirCause: "Ang binabawi ng isang reversal ay mismong ginalaw ng entry nito, sa rate ng sarili nitong araw, ng refund na binawi, ng dispute na wala nang bisa, o ng dumating, naibayad na buwis o lumabas para sa mga payout na binawi ng sumang-ayon; ang system ang gumagawa ng unang dalawa.",
    salesArePaid: "Ang bawat unlock, buwan ng subscription at tip ay binayaran nang isang beses ng fan nito, sa presyo nito, sa creator, sa nag-refer at sa platform; at may ganoon ang bawat ganitong entry.",
    sendersAreHeard: "Isang beses na nasa record ang bawat ipinadala ng nagpapadala ayon sa id nito, na siyang reference ng dumating; instant na payout lang ang may fee, ayon sa settings, at hindi lumalampas sa limit ang mga iyon sa isang araw.",
    settingsAreTheirNewestVersion: "Ang settings ay ang pinakabagong bersyon nila, sunod-sunod at walang laktaw ang bilang ng mga bersyon ayon sa oras, at may record ang pagbabagong gumawa sa bawat isa.",
    settlementsAreBooked: "Ang dumating ayon sa isang report ay isang beses na nakatala sa books, mula sa clearing papunta sa bangko, binawi roon kung binawi, at walang iba sa bangko kundi ang ibinayad sa BIR at ang lumabas dito para sa mga payout; ang katugma ng isang row ay sa amin, sa provider at capture nito, sa halaga nito, at isang beses na binanggit; ang capture na walang report na nagbanggit ay nasa listahan ng mga ganoon.",
    shownMediaIsReady: "Ang bawat post na may media ay nagpapakita ng media na handa na.",
    signsFollowTypes: "Walang account na nasa maling panig ng sero para sa uri nito; pati ang kabuuan ng mga deposito at ng fees ng bawat provider.",
    spendsOfFansAddUp: "Ang sinasabing nagamit ng fan sa isang creator ay ang naibenta sa kanya, bawas ang bumalik.",
    statementsFollow: "Nagsisimula ang isang buwan sa natapos ng nauna, dinadala ito ng mga linya mula simula hanggang dulo, at ang dumating pagkatapos ay humahantong sa sinasabi ng books na dapat bayaran ngayon.",
    subscribersAreCounted: "Ang bilang ng subscribers ng isang creator ay katumbas ng mga subscription sa kanya.",
    subscriptionsArePaid: "Ang mga buwang binayaran ng fan sa isang creator ay mga buwan, magkakasunod, at binayaran sa simula nila, o bago iyon kung iniregalo, ayon sa napagkasunduan, at may discount ang bundle at unang buwan; bayad ang subscription hanggang sa dulo ng huli at may access nang hanggang tatlong araw pa; walang buwang parehong bayad at libre; ang natapos dahil sa block ay natapos nang mas maaga.",
    sumsEqualPostings: "Ang nakatagong kabuuan ng mga na-seal na posting ng isang account ay ang tunay na kabuuan ng mga iyon.",
    taxIdentitiesAreOnRecord: "Kung ano ang Likha sa BIR ay isinulat ng mga pagbabagong nasa record na pareho ang sinasabi, at naroon ang bawat ganoong pagbabago.",
    ticketsComeBack: "Ang ticket ay sa presyong hiningi ng stream nito, para sa nagsa-stream; isang beses itong ibinabalik kung hindi nagsimula ang stream, pinutol o nawala dahil sa amin, o natapos sa loob ng dalawang minuto, o sa loob ng dalawang minuto mula nang bilhin, o kung na-block ng host ang may hawak bago iyon, at hindi kung iba ang dahilan.",
    tipsAreMessages: "Ang tip mula sa isang usapan ay isang message nito, galing sa nagbayad at para sa kumita; hindi ito binawi, maliban kung nabura na ang nagpadala; at walang ibang message na tip.",
    tipsReachGoals: "Ang sinasabing naabot ng isang stream ay ang kabuuan ng mga tip dito; ang bawat isa ay para sa host nito, at isang linya ng chat nito mula sa nagbayad, habang nakatago ang chat.",
    topUpsKeepTheirWord: "Ang kusang binibili ay para sa fan na sumang-ayon dito, sa presyo at sa loob ng limit ng isang buwan na sinang-ayunan, sa kumpanyang sumisingil nang wala roon ang fan, at hindi kailanman dalawa nang sabay.",
    turnoverEqualsTrades: "Ang dumaan sa isang account ay katumbas ng mga posting ng bentahan nito, bawas ang binawi sa mga iyon.",
    unlocksAreCounted: "Ang kabuuan ng mga stripe ng bilang ng isang post ay ang mga unlock nito.",
    unreadIsCounted: "Ang binibilang na hindi pa nababasa ay ang ipinadala ng kausap at lumabas na, lampas sa marka o nahuli, at hindi na-delete; walang nakabasa o nabigyan ng wala roon.",
    usernamesAreNoAddresses: "Walang may hawak ng username na unang salita ng sarili naming address (P4).",
    usesHaveBytes: "Ang bawat dagdag na gamit ng isang file ay sa may-ari nito, at galing sa item na may sariling bytes na naroon hangga’t may gamit.",
    vatFollowsItsRules: "Ang VAT ng isang araw ay ayon sa patakaran ng araw na iyon sa kinita ng platform doon, bawas ang bumalik; naroon ang bawat ganoong araw hanggang sa pinakabago, isang beses na nakatala sa books, at walang ibang VAT kundi ang naibayad mula rito.",
    vatRulesAreOnRecord: "Ang bawat patakaran ng VAT ay isinulat bago ang araw nito, ng pagbabagong nasa record na pareho ang sinasabi, at naroon ang bawat ganoong pagbabago.",
    votesAreCounted: "Ang mga bilang ng mga pagpipilian sa isang poll ay katumbas ng mga boto rito, at ang bawat boto ay para sa pagpipiliang naroon.",
    withholdingFollowsItsRules: "Ang kinaltas sa isang payout ay ayon sa patakaran ng araw nito sa bahaging lampas sa threshold, ayon sa napunta na sa creator sa taong iyon at hindi bumalik; isang beses itong nakatala sa books kapag umalis at isa pa kapag bumalik, at walang ibang kinaltas na buwis kundi ang naibayad mula rito.",
    withholdingRulesAreOnRecord: "Ang bawat patakaran ng pagkaltas ay isinulat bago ang araw nito, ng pagbabagong nasa record na pareho ang sinasabi, at naroon ang bawat ganoong pagbabago.",
    fundingsAreBooked: "Ang lumabas sa bangko para sa mga payout ay isang beses na nakatala sa books, mula sa clearing ng mga payout at sa mga fee nito, isang beses na binaligtad kung binawi, ng gumawa ng bawat isa, ng dalawa kung lampas sa limit maliban kung walang ibang puwede, at nasa record ayon sa sinabi; walang ibang gumagalaw sa clearing ng mga payout kundi ang mga payout na dumating at bumalik, kaya ang laman nito ay ang dumating bawas ang lumabas sa bangko para rito."
  }
};
