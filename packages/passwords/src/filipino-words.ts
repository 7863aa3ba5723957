/**
 * What Filipinos make passwords of, and lists from abroad lack, the likeliest first: words of love, faith and family,
 * loved ones, stars, food, places. In lower case; the judgement finds them inside longer passwords too.
 */
export const FILIPINO_WORDS: string[] = `mahalkita mahal mahalko mahalkosya mahalnamahal mahalkitasobra
  mahalnamahalkita iloveyoumahal pilipinas pilipino pinoy pinay pinoyako pinayako maganda magandaako gandako ganda
  pogi pogiako gwapo gwapoako gwapings bahalakana bahalana bahalanaako walangforever walang forever likha diyos
  diyosko panginoon hesus jesuskristo salamat salamatpo salamatlord godisgood jesusislord maria birhen amen nanay
  tatay mama papa ate kuya bunso lolo lola anak asawa asawako anakko kapatid pamilya pamilyako kaibigan tropa barkada
  jollibee chickenjoy jadine kathniel aldub lizquen donbelle sb19 bini pacquiao manny wowowin eatbulaga showtime
  mangga adobo sinigang tinola kaldereta kare lechon sisig pancit lumpia halohalo balut bagoong tapsilog bangus
  taho turon bibingka puto lugaw champorado manila maynila cebu davao quezon makati taguig pasig baguio boracay
  palawan luzon visayas mindanao bulacan cavite laguna batangas pampanga iloilo bacolod tondo bulakan bayan lupa
  araw buwan bituin langit dagat ulan bagyo ulap gabi umaga tanghali hapon bukas ngayon kahapon sampaguita
  rosas bulaklak puno ilaw puso buhay kamatayan pagibig pangarap pagasa ligaya saya lungkot galit tampo miss namimiss
  kita kitakita ikaw ikawlang ikawlamang ako akosi akolang akoito tayo kami sila siya natin atin amin sakin sayo
  sayolang lang lamang palagi lagi habang habambuhay magpakailanman kahit kailan ngayonatkailanman hanggang
  hanggangwakas wakas simula mulanoon maligaya malaya kalayaan bayani rizal bonifacio lapulapu aguinaldo mabuhay
  mabuhayka kumusta kamusta paalam tagalog bisaya ilocano bicolano kapampangan tsismis chismis beshie besh
  beshy lodi petmalu werpa gigil kilig kiligako hugot marupok sanaall sanaol charot chos
  loko lokoloko kulit makulit astig bossing boss sir maam
  nene totoy inday dodong bebe baby bebeko babyko honeyko labidabs labs lablab labyu labyou mwah muah tsup
  santos reyes cruz bautista ocampo garcia mendoza torres castillo flores villanueva ramos castro rivera aquino
  navarro salazar mercado delacruz delossantos delosreyes dimaculangan macaraeg magsaysay marcos duterte robredo
  juan jose josemaria marialuisa luz luzviminda rowena jovelyn jenny jhun jayson jerome jomar jomari rodel rommel
  arnel ronel rolando rodrigo rosalinda corazon imelda ninoy cory liza kathryn daniel nadine james alden maine vice
  vhong anne pia catriona sarah gerald regine lea salonga ginebra barangay lakers basketbol sabong
  tupada lotto piso limangpiso sampiso pera perako mayaman mayamanako trabaho sweldo ofw saudi dubai hongkong
  sarisari tindahan jeep jeepney tricycle habal bahay bahaykubo kubo paruparo paroparo aso pusa kalabaw manok
  baboy isda ibon unggoy tarsier agila isa dalawa tatlo apat lima anim pito walo siyam sampu una`.split(
  /\s+/,
);
