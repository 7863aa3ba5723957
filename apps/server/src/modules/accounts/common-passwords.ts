/**
 * Passwords of ten characters and more that people choose most, here and abroad, in lower case. Shorter ones are
 * refused for their length already.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `0000000000 0123456789 0987654321 1111111111 1122334455 112233445566 1212121212 1231231231 123321123321
  1234512345 1234567890 12345678910 123456789a 123456789abc 123456789q 123456abcdef 1472583690 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 9876543210 9876543211 a123456789 aa123456789 abc123456789
  abcd123456 abcd1234567 abcde12345 admin12345 admin123456 administrator adobo12345 alexander1
  alexander123 andrew12345 angel12345 angelica123 anthony123 asd123456789 asdf1234567 asdfasdfasdf
  asdfghjkl1 asdfghjkl123 asdfghjkl; asdfqwer1234 babygirl123 bahalakana bahalanaako bangtan123
  baseball123 basketball basketball1 batman12345 blackpink1 blackpink123 blessed123 btsarmy123 btsforever
  butterfly1 butterfly123 changeme123 changeme1234 charlie123 chocolate1 chocolate123 christian1
  christian123 christine1 computer123 correcthorsebatterystaple cristine123 daniel12345 december12
  default123 dragon12345 elizabeth1 facebook123 facebook1234 family12345 football123 forever123 freedom123
  godblessyou godisgood1 godisgreat google12345 guest12345 gwapoako123 hannah12345 hello12345 hello123456
  helloworld helloworld1 ilovejesus iloveyou12 iloveyou123 iloveyou1234 iloveyou143 iloveyouforever
  iloveyouso iloveyousomuch instagram123 internet123 jadine12345 jennifer123 jessica123 jesus12345
  jesuschrist jesusislord jollibee12 jollibee123 jordan12345 joshua12345 kathniel143 letmein123
  letmein1234 liverpool1 liverpool123 lovelovelove loveme1234 lover12345 maganda123 magandaako mahalkita1
  mahalkita123 mahalkita143 mahalkitaa mahalkitasobra manchester manila12345 manny12345 master12345
  matthew123 michael123 monkey12345 mother12345 naruto12345 nicole12345 november123 p@ssw0rd123 p@ssword12
  p@ssword123 pacquiao123 passw0rd123 password1! password12 password123 password1234 password12345
  password123456 password2024 password2025 password2026 philippines philippines1 philippines123 pilipinas1
  pilipinas123 pinoyako123 pogiako123 pokemon123 princess123 princess1234 q123456789 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsx1234 qazwsxedcrfv qwe123456789 qwerty1234 qwerty12345 qwerty123456 qwertyuiop
  qwertyuiop1 qwertyuiop123 sampaguita samsung123 secret12345 september1 september123 shadow12345
  sinigang123 spiderman123 starwars123 strawberry sunshine123 superman123 test123456 test1234567
  tester12345 testing1234 testtest123 thankyougod thankyoulord trustno1234 unknown1234 user123456
  walangforever welcome123 welcome1234 welcome12345 whatever123 youtube1234 zaq12wsxcde3 zxcvbnm123
  zxcvbnm1234`.split(/\s+/),
);
