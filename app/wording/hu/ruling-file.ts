/** Amit a mentett, megnyitott és újraellenőrzött ítéletekről mondunk. */
export const rulingFile = {
  // segítség
  'cli.help-ruling': `eyeline ruling save TÁBLA --from A --to B [-o ÍTÉLET] [--setting NÉV=ÉRTÉK …] [--link CÍM]
eyeline ruling open ÍTÉLET|LINK [--json] [--mm]

A save megkérdezi, ki kit lát és mekkora fedezékben, mindkét irányban, és a válaszokat mindazzal együtt őrzi meg, amin állnak: a
tábla számító része, amiben megegyeztetek, az ítéletek a bizonyítékaikkal. A fájl minden része le van pecsételve.

  -o ÍTÉLET.json       a fájl; -o nélkül a szabványos kimenetre íródik
  -o ÍTÉLET.html       egy oldal, amely Eyeline nélkül is olvasható, és úgy nyitható meg, mint a fájl
  --setting N=É        amiben az asztalnál megegyeztetek (eyeline help ask)
  --link CÍM           egy link is, amely az ítéletet az ezen a címen lévő Eyeline-oldalhoz viszi, ha elég kicsi

Az open ugyanezeket a kérdéseket újra felteszi azon, amit a fájl tartalmaz, és minden számot összevet. A link úgy nyílik, mint a fájl.
Vége 0, ha az ítélet megáll; 3, ha bármi változott vagy másképp jön ki (mind a helyével együtt); 4, ha a szabályok egy kérdésre
nem feleltek.`,
  'cli.help-verify': `eyeline verify ÍTÉLET [--json]

Vonalzóval és egyszerű számolással újra ellenőrzi egy ítélet bizonyítékait, külön programmal, amelynek semmi köze ahhoz, amelyik
megtalálta őket: a szemek a helyükön vannak, a tanúvonalak szabadok és a célponton végződnek, ami takartnak van rajzolva, az
valóban amögött van, ami a rajz szerint takarja, a láthatónak rajzolt előtt nincs semmi, a kettő együtt az egész célpont, és az
arányok meg a válasz ezekből következnek. Hogy a szabályok mit kezdenek ezzel, azt ez ellenőrzi: eyeline ruling open
Vége 0, vagy 3, ha egy ellenőrzés nem teljesül.`,
  // mentés és megnyitás
  'ruling.saved':
    'Az ítélet itt van: {{file}}. Megőrzött tereptárgyak: {{pieces}}, figurák: {{models}}; kimaradt, mert nincs beleszólása: {{leftPieces}} és {{leftModels}}.',
  'ruling.too-large-for-link': 'Az ítélet túl nagy egy linkhez; add tovább a fájlt.',
  'ruling.stands': '{{file}} megáll: semmi nem változott benne, és minden válasz újra ugyanaz.',
  'ruling.does-not-stand_one': '{{file}} nem áll meg: egy dolog nincs benne úgy, ahogy kellene.',
  'ruling.does-not-stand_other': '{{file}} nem áll meg: {{count}} dolog nincs benne úgy, ahogy kellene.',
  // mi a baj egy ítéletfájllal
  'ruling-file/not-a-ruling': 'ez nem az Eyeline ítéletfájlja.',
  'ruling-file/page-without-ruling': 'ez az oldal nem hordoz Eyeline-ítéletet.',
  'ruling-file/format-unknown':
    'a(z) {{found}} ítéletformátumot senki sem ismeri; ez az Eyeline 1-től {{newest}}-ig olvas formátumokat.',
  'ruling-file/format-too-new':
    'ezt az ítéletet egy későbbi Eyeline írta ({{found}}. formátum); ez {{newest}}-ig olvas formátumokat. Az újabb Eyeline meg tudja nyitni.',
  'ruling-file/rule-set-unknown': 'a(z) „{{id}}” szabályok szerint született, és azok nincsenek itt. Itt vannak: {{known}}.',
  'ruling/value-changed': 'ez megváltozott, miután az ítélet megíródott; most {{found}}.',
  'ruling/section-changed': 'itt valami megváltozott, miután az ítélet megíródott: egy név, vagy több érték is.',
  'ruling/section-added': 'ez utólag került bele.',
  'ruling/section-missing': 'ezt utólag kivették belőle.',
  'ruling/seal-changed': 'maga a pecsét változott meg, vagy nem ehhez az ítélethez tartozik.',
  'ruling-file/broken-off':
    'a szöveg innen értelmetlen ({{line}}. sor, {{column}}. oszlop): egy betű megváltozott vagy elveszett.',
  'ruling/number-respelled': 'ennek egy számjegye megváltozott: {{found}}; az értéke így is {{value}}.',
  'ruling/answers-otherwise': 'az ítélet szerint „{{filed}}”; újra megkérdezve „{{found}}”.',
  'ruling/other-engine': 'az Eyeline {{filed}} adta; ez a {{now}}.',
  'ruling/other-rules-version': 'a szabályok {{filed}}. változata szerint született; itt a {{now}}. van.',
  'ruling-link/no-ruling': 'ebben a linkben nincs ítélet.',
  'ruling-link/other-packing': 'a linkben lévő ítélet úgy van csomagolva, ahogy ez az Eyeline nem ismeri. Egy újabb kell hozzá.',
  'ruling-link/damaged': 'a link hiányos vagy sérült; másold ki az egészet.',
  'ruling-link/too-large': 'ami ebben a linkben van, túl nagy ahhoz, hogy ítélet legyen.',
  'ruling-page/says-otherwise': 'az oldal nem azt mondja, amit a benne lévő ítélet.',
  // az oldal
  'ruling-page.title': 'Ítélet – {{board}}',
  'ruling-page.picture': 'Amit {{looker, model}} lát belőle: {{target, model}}',
  'ruling-page.stands-on': 'Amin ez áll',
  'ruling-page.rules': 'szabályok',
  'ruling-page.engine': 'Eyeline',
  'ruling-page.position': 'az egész tábla (SHA-256)',
  'ruling-page.kept': 'kimaradt',
  'ruling-page.left-out': 'tereptárgyak: {{pieces}}, figurák: {{models}}; nincs beleszólásuk',
  'ruling-page.settings': 'megegyezés',
  'ruling-page.how-to-check':
    'Ez az oldal az egész ítéletet hordozza: nyisd meg az Eyeline-ban, vagy ellenőrizd parancssorból. Az első újra megkérdezi a szabályokat, a második saját kóddal ellenőrzi a bizonyítékokat.',
  // mi hol van egy ítéletfájlban, a kérdés előtt, amelyikhez tartozik
  'ruling-place.pose-of-model': 'hol áll és merre néz: {{model, model}}',
  'ruling-place.model': 'figura: {{model, model}}',
  'ruling-place.pose-of-piece': 'hol áll: {{piece, piece}}',
  'ruling-place.piece': 'tereptárgy: {{piece, piece}}',
  'ruling-place.part': '{{piece, piece}}, rész: {{part}}',
  'ruling-place.opening': '{{piece, piece}}, nyílás: {{opening}}',
  'ruling-place.zone': 'terület: {{zone, zone}}',
  'ruling-place.board': 'a tábla',
  'ruling-place.setting': 'megállapodás: {{name}}',
  'ruling-place.position': 'az egész tábla ujjlenyomata',
  'ruling-place.mesh': 'egy importált háló',
  'ruling-place.given-by': 'ki adta az ítéletet',
  'ruling-place.left-out': 'mennyi maradt ki a tábláról',
  'ruling-place.format': 'a fájl formátuma',
  'ruling-place.seals': 'a pecsétek',
  'ruling-place.question': '{{number}}. kérdés',
  'ruling-place.asked': 'mi volt a kérdés',
  'ruling-place.outcome': 'elutasították-e a szabályok, és miért',
  'ruling-place.verdict': 'az ítélet',
  'ruling-place.confidence': 'mennyire biztos az ítélet',
  'ruling-place.reason': '{{number}}. indok ({{clause}})',
  'ruling-place.evidence': '{{number}}. bizonyíték',
  'ruling-place.margin': '{{number}}. elmozdítás, amely megfordítaná',
  'ruling-place.under': 'min alapul az ítélet',
  'ruling-place.at-least': 'alsó korlát, {{of}}',
  'ruling-place.at-most': 'felső korlát, {{of}}',
  'ruling-place.share': 'arány, {{of}}',
  'ruling-place.seen': 'ami látszik, {{of}}',
  'ruling-place.witness': 'tanúvonal, {{of}}',
  'ruling-place.of-whole': 'az egész',
  'ruling-place.of-region': 'testrész: {{region, region}}',
  'ruling-place.of-part': '{{number}}. rész',
  'ruling-place.of-hider': '{{number}}. takaró',
  'ruling-place.of-all-hiders': 'minden takaró együtt',
  'ruling-place.query': 'mit kellett megnézni',
  'ruling-place.line': 'egy látóvonal',
  'ruling-place.picture': 'a kép',
  'ruling-place.finding': 'ami kiderült',
  // újraellenőrzés
  'verify.sees': 'Látja-e {{looker, model}} őt: {{target, model}}?',
  'verify.cover-of': '{{target, model}} fedezéke {{looker, model}} elől',
  'verify.holds': '{{file}} igaz: minden, ami ellenőrizhető, {{tolerance}} mm-ig egyezik.',
  'verify.fails_one': '{{file}} nem igaz: egy ellenőrzés nem teljesül.',
  'verify.fails_other': '{{file}} nem igaz: {{count}} ellenőrzés nem teljesül.',
  'verify.result-holds': 'igen',
  'verify.result-fails': 'NEM',
  'verify.result-not-checked': '–',
  'proof/eye-is-the-lookers': 'a látóvonal a néző egyik szemében kezdődik',
  'proof/eye-is-in-the-opening': 'a látóvonal abban a nyílásban kezdődik, amelyen a néző kinéz',
  'proof/plane-is-square-to-the-look': 'a kép merőleges a látóvonalra',
  'proof/centre-is-the-middle': 'a kép közepe annak a közepe, ami számít',
  'proof/outlines-are-the-targets': 'a körvonalak a célponté',
  'proof/shapes-lie-in-the-outline': 'a kép minden idoma horpadás nélküli, és a célponton van',
  'proof/shapes-do-not-overlap': 'a kép egyetlen két idoma sem fedi egymást',
  'proof/shapes-fill-the-outline': 'a látható és a takart idomok együtt az egész célpont',
  'proof/hidden-shapes-are-covered': 'minden takart idom teljesen amögött van, ami a rajz szerint takarja',
  'proof/named-source-is-nearest': 'ami a rajz szerint takarja, az van ott a legközelebb',
  'proof/visible-shapes-are-free': 'a látható idomok előtt nincs semmi',
  'proof/region-share':
    'újra megmérve ennyi látszik egy testtájból, ahogy az ítélet mondja: {{share, share}} ({{region, region}})',
  'proof/whole-share': 'újra megmérve az egész aránya az, amit az ítélet mond: {{share, share}}',
  'proof/hidden-share': 'újra megmérve {{source}} annyit takar, amennyit az ítélet mond: {{share, share}}',
  'proof/cover-share': 'újra megmérve egymagában annyit takar, amennyit az ítélet mond: {{share, share}} {{source}}',
  'proof/what-is-seen-has-a-witness': 'ami látszik, annak van tanúvonala, és csak annak ({{region, region}})',
  'proof/witness-ends-on-the-target': 'a tanúvonal a célponton végződik ({{region, region}})',
  'proof/way-is-free': 'semminek egyetlen háromszöge sem keresztezi a vonalat {{source}}',
  'proof/way-is-stopped': 'a megállított vonal ott találkozik vele, ahol az ítélet mondja: {{source}}',
  'proof/answer-is-what-was-found': 'a válasz azokat az arányokat adja, amelyeket találtak',
  'proof/seen-has-a-free-way': 'akit látottnak mond, azt szabad vonal bizonyítja',
  'proof/unseen-is-hidden-or-concealed': 'akit nem látottnak mond, az takarva van, vagy elrejtőzik valami mögött',
  'proof/grade-is-the-sources': 'a fedezék azé, ami adja ({{grade, grade}})',
  'proof/margin-starts-as-it-says':
    'amit egy tologatás megfordítana, az a figurák mostani helyén úgy van, ahogy az ítélet mondja: {{share, share}}',
  'proof/turn-is-where-it-says': 'az eltolás távolsága, iránya és helyei egyeznek',
  'proof/answer-stands-short-of-the-turn': 'közvetlenül a fordulás elé tolva a válasz még áll: {{share, share}}',
  'proof/answer-is-turned-beyond-it': 'közvetlenül a fordulás mögé tolva a válasz már megfordult: {{share, share}}',
  'proof/nothing-nearer-turns-it':
    'hogy {{within, length}} távolságon belül semmi sem fordítja meg, azt ez találja meg újra: eyeline ruling open',
  'proof/places-of-the-turn-were-not-kept': 'a fájl régebbi formátumú, és az még nem őrizte meg a fordulás helyeit',
  'proof/nothing-like-it-on-the-board': 'amiről a bizonyíték szól, az ott van a táblán',
  'proof/question-was-refused': 'a szabályok nem feleltek a kérdésre; nincs mit ellenőrizni',
  'proof/widths-and-measurements': 'a szélességeket és mért távolságokat ez találja meg újra: eyeline ruling open',
} as const;
