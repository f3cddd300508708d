/** Távolságok: mit mondanak róluk a szabályok, és hogyan mondja el a parancssor. */
export const measuring = {
  'figure/heads': 'fejtől fejig',
  'figure/bases': 'talptól talpig',
  'figure/base-solids': 'talptól talpig, a vastagságukkal',
  'figure/in-sight': 'a fejtől a legközelebbi látható pontig',
  'measure/hull-in-sight':
    '{{looker, model}} {{gap, length}} távolságra lő a járműre ({{vehicle, model}}): a test vagy a torony legközelebbi pontjáig, amelyet lát.',
  'measure/hull-unseen':
    '{{looker, model}} semmit sem lát a járműből ({{vehicle, model}}), ezért a legközelebbi pontja számít, akár látszik, akár nem.',
  'figure/level': 'felülnézetben',
  'figure/upright': 'magasságban',
  'figure/bodies': 'testtől testig',
  'figure/axes': 'tengelytől tengelyig, felülnézetben',
  'thing/model': 'figura',
  'thing/unit': 'egység',
  'thing/piece': 'terepelem',
  'thing/zone': 'zóna',
  'thing/objective': 'célpont',
  'thing/point': 'pont',
  'thing/line': 'vonal',

  'measured/not-on-the-board': 'Nincs ilyen {{kind, thing}} a táblán: {{name}}',
  'measured/is-the-same': 'Semmi sincs távol önmagától.',
  'measured/not-a-model': 'Csak figura vagy egység lehet valamin belül.',
  'distance/not-a-length': 'A távolság legalább 0 hosszúság.',
  'within/not-by-sight-in-these-rules':
    'A {{ruleSet}} szabályok itt nem kérdezik, kit lát valaki: maguk mondják meg, hol számít a látás.',
  'range/near-enough':
    'A lövő ({{firer, model}}) által látottak közül ő a legközelebbi: {{model, model}}, {{gap, length}} távolságra; lőtávon belül, mert az {{limit, length}}.',
  'range/too-far':
    'A lövő ({{firer, model}}) által látottak közül ő a legközelebbi: {{model, model}}, {{gap, length}} távolságra; lőtávon kívül, mert az csak {{limit, length}}.',
  'range/nobody-seen': 'A lövő ({{firer, model}}) senkit sem lát közülük: senki sincs lőtávon belül.',
  'range/nearer-unseen': '{{model, model}} közelebb van ({{gap, length}}), de nem számít, mert nem látszik.',
  'wholly/not-in-these-rules': 'A {{ruleSet}} szabályok itt nem kérdezik, hogy valami teljesen belül van-e.',
  'candidates/none-named': 'Nem volt megnevezve, mi lehetne a legközelebbi.',

  'measure/counts': 'Ami számít, az a távolság {{by, figure}}: {{gap, length}}.',
  'within/near-enough': '{{model, model}} elég közel van: {{gap, length}}, legfeljebb {{limit, length}} lehet.',
  'within/too-far': '{{model, model}} túl messze van: {{gap, length}}, pedig legfeljebb {{limit, length}} lehet.',
  'within/wholly': '{{model, model}} egyetlen pontja sincs messzebb, mint {{gap, length}}; legfeljebb {{limit, length}} lehet.',
  'within/not-wholly': '{{model, model}} egyik pontja {{gap, length}} távol van, pedig legfeljebb {{limit, length}} lehet.',
  'within/inside': '{{model, model}} talpa beleér.',
  'within/outside': '{{model, model}} {{gap, length}} távolságra kívül áll.',
  'within/wholly-inside': '{{model, model}} egész talpa benne van.',
  'within/sticks-out': '{{model, model}} talpa {{gap, length}} hosszan kilóg belőle.',
  'within/share-inside': '{{model, model}} talpának {{share, share}} része van benne.',
  'within/by-this-model': '{{model, model}} igen: {{gap, length}}, legfeljebb {{limit, length}} lehet.',
  'within/not-this-model': '{{model, model}} nem: {{gap, length}}, pedig legfeljebb {{limit, length}} lehet.',
  'closest/one': 'A legközelebbi: {{one, carrier}}, {{gap, length}} távol.',
  'closest/one-of-several':
    '{{one, carrier}} egyike annak a(z) {{count}} egyformán közelinek, {{gap, length}} távol: a kérdező választ.',
  'closest/next': 'Utána {{one, carrier}} következik, {{gap, length}} távol, {{more, length}} hosszal messzebb.',
  'contact/bases-touch': 'A talpuk összeér.',
  'contact/bases-overlap': 'A talpuk egymásba nyomódik, és ilyen helyzet nem lehet.',
  'contact/bases-apart': 'A talpuk között {{gap, length}} van; legfeljebb {{limit, length}} számít érintésnek.',
  'contact/no-enemy': 'Ehhez csak ellenséges test számít, {{other, model}} pedig nem az.',
  'contact/own-body-juts-out': 'A talpakat {{model, model}} saját teste tartja távol, és az nem számít.',
  'contact/could-have-touched':
    'A mozgáson belül van olyan hely, ahol a talpak tényleg összeérnek ezzel: {{other, model}} ({{cost, length}} út), ezért a kinyúlás nem számít.',
  'contact/move-long-enough': 'A test nélkül elég hosszú lett volna a mozgás: {{cost, length}} kellett volna hozzá.',
  'contact/no-closer-place': 'A mozgáson belül nincs hely, ahol a talpak közelebb lennének egymáshoz ennél: {{gap, length}}.',
  'close-in/overhang-keeps-apart':
    'Ott a testek már összeérnek: {{other, model}} teste tartja távol a talpakat. Hogy ez érintkezésnek számít-e, külön kérdés.',
  'close-in/body-in-the-way': 'Ott a teste belenyomódna ebbe: {{other, model}}.',
  'contact/overhang-counts': 'A kör végéig érintkezőnek számítanak: csak a kinyúló test tartja távol a talpakat.',
  'contact/nobody-moved': 'Nincs feljegyezve mozgás, amelyben kinyúló test tartotta volna távol a talpakat.',
  'contact/move-too-short': 'A mozgás az útban lévő test nélkül is kevés lett volna ahhoz, hogy a talpak összeérjenek.',
  'contact/turn-is-over': 'Annak a mozgásnak a köre véget ért.',
  'contact/bodies-apart': 'Nincsenek olyan közel, amennyire lehet: a testük között {{gap, length}} van.',
  'contact/bodies-touch': 'Olyan közel vannak, amennyire lehet: a testük összeér.',
  'contact/bodies-too-far': 'A testük között {{gap, length}} van, pedig legfeljebb {{limit, length}} lehet.',
  'contact/bodies-near-enough': 'A testük között {{gap, length}} van, legfeljebb {{limit, length}} lehet.',
  'close-in/already-there':
    'Már olyan közel van, amennyire lehet, {{gap, length}} távol: nem mozdul, de úgy számít, hogy mozgott.',
  'close-in/must-touch':
    'A mozgása elég ahhoz, hogy a talpak összeérjenek, {{cost, length}} után: érintkezve kell megállnia, és a játékosa választja meg, hol.',
  'close-in/comes-so-near':
    'Legfeljebb {{gap, length}} távolságra jut közel, {{cost, length}} után. Bármely hely jó, ami nincs messzebb, mint {{limit, length}}; a játékosa választ.',
  'close-in/may-move-in-range': 'Már a célpont körzetében van: mozoghat, de a körzetben kell megállnia.',
  'close-in/must-be-in-range':
    'A mozgása elég a célpont körzetéhez, {{cost, length}} után: a körzetben kell megállnia, és a játékosa választja meg, hol.',
  'close-in/stays': 'A helyén marad.',
  'close-in/moves-away': 'Nem szabad elmozdítani.',
  'close-in/ends-near-enough': '{{gap, length}} távolságra áll meg, legfeljebb {{limit, length}} lehet.',
  'close-in/ends-too-far': '{{gap, length}} távolságra áll meg, pedig legfeljebb {{limit, length}} lehet.',
  'close-in/no-way-there': 'Oda nem vezet legfeljebb {{allowance, length}} hosszú út.',
  'close-in/cannot-stand': 'Ott nem állhat meg.',
  'close-in/leaves-coherency': 'Elhagyja az egységét: {{neighbour, model}} {{gap, length}} távol van.',
  'close-in/search-given-up': 'Nem minden hely volt megvizsgálva: egy másik akár {{more, length}} hosszal közelebb lehet.',
  'coherency/held-by':
    '{{model, model}} megvan, {{neighbour, model}} tartja: {{gap, length}}, legfeljebb {{limit, length}} lehet.',
  'coherency/alone':
    '{{model, model}} mellett senki sincs elég közel: {{gap, length}}, pedig legfeljebb {{limit, length}} lehet.',
  'coherency/spread':
    'Senki sincs túl messze a többitől: {{gap, length}}, legfeljebb {{limit, length}} lehet; magasságban {{height, length}}.',
  'coherency/too-spread':
    'Vannak, akik túl messze vannak egymástól: akár {{gap, length}}, pedig legfeljebb {{limit, length}} lehet; magasságban {{height, length}}.',
  'goal/no-model-or-objective': 'A lehető legközelebb figurához, egységhez vagy célponthoz lehet mozogni.',
  'unit/is-one-model': 'A(z) {{unit}} egység egyetlen figura, aminél nincs mit összetartani.',
  'call/within-the-tolerance': 'Eldönthetetlenül szoros: {{tolerance, length}} megfordítaná. A játékosok döntik el.',
  'area/line-runs-through': 'A talpak közti vonal {{depth, length}} hosszan fut át rajta: {{piece, piece}}.',

  'cli.help-measure': `eyeline measure BOARD --from A --to B [--rules core|skirmish|battle] [--within X] [--wholly] [--in-sight] [--touching] [--json] [--mm]

Milyen messze van egyik dolog a másiktól? A távolság minden meghatározását elmondja, a két ponttal, amelyek között fekszik; a nyíl azt
jelöli, amelyik a szabályrendszer szerint számít.

  --from A, --to B     figura az azonosítójával, a nevével vagy a neve részével; vagy
                       unit:red/raj       egy egység minden figurája    terrain:NÉV      egy terepelem
                       at:12,-3.5         egy pont, centiméterben       zone:NÉV         egy zóna
                       objective:NÉV      egy célpont                   edge:far         egy él: far, near, left, right
                       quarter:far-left   egy negyed: far-left, far-right, near-left, near-right
  --within X           A legfeljebb X távolságra van-e B-től? Hüvelyk vagy centiméter, ahogy a szabályrendszer beszél, vagy 15cm, 6in,
                       152.4mm; a 0 azt kérdezi, hogy egy területen belül van-e
  --wholly             A egész talpa, nem csak a legközelebbi pontja
  --in-sight           lövéshez: B-ből csak azok számítanak, akiket A lát (csataszabályok)
  --touching           A és B talpa érintkezik-e? (core)
  --after-move HOGYAN  A mozgása, amelyet B teste tartott távol, e nélkül long-enough (elég) vagy too-short (kevés)
  --moved-from X,Z     vagy ahonnan A mozgása indult, centiméterben, --move pedig, hogy meddig mehetett: a többi kiderül
  --move X             hol kell megállnia A-nak, ha X mozgással a lehető legközelebb kell mennie B-hez? (core)
  --end X,Z            és megállhat-e itt, centiméterben?
  --coherency          a mozgás A-t az egységével tartja; --move nélkül: együtt van-e az A egység? (core)
  --rules NÉV          core, skirmish vagy battle; az első a skirmish
  --setting NÉV=ÉRTÉK  amiben az asztal megegyezett, ahányszor kell
  --json               az ítélet úgy, ahogy van, programoknak
  --mm                 hosszak milliméterben`,
  'cli.help-closest': `eyeline closest BOARD --to A --among B --among C … [--rules core|skirmish|battle] [--json] [--mm]

Több dolog közül melyik van a legközelebb egy figurához vagy egységhez, és mennyivel? Az egyformán közeliek mind szerepelnek.

  --to A               kihez a legközelebbi: mint az eyeline measure --from kapcsolója
  --among B            egy jelölt; ahányszor jelölt van
  --rules NÉV          core, skirmish vagy battle; az első a skirmish
  --setting NÉV=ÉRTÉK  amiben az asztal megegyezett, ahányszor kell
  --json               az ítélet úgy, ahogy van, programoknak
  --mm                 hosszak milliméterben`,
  'measured.model': '{{model, model}}',
  'measured.unit': 'a(z) {{unit}} egység',
  'measured.terrain': '{{piece, piece}}',
  'measured.zone': 'a(z) {{zone, zone}} zóna',
  'measured.objective': 'a(z) {{objective, objective}} célpont',
  'measured.edge-far': 'a túlsó él',
  'measured.edge-near': 'a közeli él',
  'measured.edge-left': 'a bal él',
  'measured.edge-right': 'a jobb él',
  'measured.quarter-far-left': 'a túlsó bal negyed',
  'measured.quarter-far-right': 'a túlsó jobb negyed',
  'measured.quarter-near-left': 'a közeli bal negyed',
  'measured.quarter-near-right': 'a közeli jobb negyed',
  'measured.point': 'ez a pont: {{place}}',
  'measured.line': 'a vonal',
  'measure.refused': 'Ezt nem lehet lemérni.',
  'measure.too-close': 'Eldönthetetlenül szoros: a játékosok döntik el.',
  'measure.title': 'Innen: {{one}}, idáig: {{other}}: {{distance, length}}.',
  'measure.column-by': '  meghatározás',
  'measure.column-candidate': '  jelölt',
  'measure.column-distance': 'távolság',
  'measure.column-from': 'innen: jobbra',
  'measure.column-z': 'közelre',
  'measure.column-height': 'fel',
  'measure.column-to': 'idáig: jobbra',
  'measure.within-yes': 'Igen: {{one}} legfeljebb {{limit, length}} távolságra van ettől: {{other}}.',
  'measure.within-no': 'Nem: {{one}} messzebb van, mint {{limit, length}}, ettől: {{other}}.',
  'measure.wholly-yes': 'Igen: {{one}} teljesen belül van {{limit, length}} távolságon ettől: {{other}}.',
  'measure.wholly-no': 'Nem: {{one}} nincs teljesen belül {{limit, length}} távolságon ettől: {{other}}.',
  'measure.within-inside-yes': 'Igen: {{one}} belül van ezen: {{other}}.',
  'measure.within-inside-no': 'Nem: {{one}} nincs belül ezen: {{other}}.',
  'measure.wholly-inside-yes': 'Igen: {{one}} teljesen belül van ezen: {{other}}.',
  'measure.wholly-inside-no': 'Nem: {{one}} nincs teljesen belül ezen: {{other}}.',
  'measure.closest': 'A legközelebbi ehhez: {{other}}: {{one}}.',
  'measure.closest-several': 'Egyformán közel ehhez: {{other}}: {{number, number}}. A kérdező választ.',
  'measure.contact-bases': '{{model, model}} és {{other, model}} talpa érintkezik.',
  'measure.contact-overhang':
    '{{model, model}} és {{other, model}} érintkezőnek számít; a talpuk között {{gap, length}}, a testük között {{bodyGap, length}} van.',
  'measure.end-stands': '{{model, model}} megállhat ott.',
  'measure.end-falls': '{{model, model}} nem állhat meg ott.',
  'measure.nearest-end': 'A legközelebbi megtalált hely: {{x}} jobbra, {{z}} a közeli él felé, {{gap, length}} távolságra.',
  'measure.coherency-yes': 'A(z) {{unit}} egység együtt van.',
  'measure.coherency-no': 'A(z) {{unit}} egység nincs együtt.',
  'usage/only-a-model-moves': '{{option}} egyetlen figurát mozgat.',
  'usage/only-of-a-unit': '{{option}} egy egységről kérdez.',
  'measure.contact-none': '{{model, model}} és {{other, model}} talpa nem érintkezik.',
  'usage/nothing-of-that-name_zero': "{{option}}: nincs '{{text}}' nevű {{kind}} ezen a táblán. Ismertek: {{known}}",
  'usage/nothing-of-that-name_one':
    "{{option}}: nincs '{{text}}' nevű {{kind}} ezen a táblán. Erre gondoltál: {{meant}}? Ismertek: {{known}}",
  'usage/nothing-of-that-name_other':
    "{{option}}: nincs '{{text}}' nevű {{kind}} ezen a táblán. Ezek egyikére gondoltál: {{meant}}? Ismertek: {{known}}",
  'usage/not-a-length': "{{option}} hosszúságot vár, például 6, 6in, 15cm vagy 152.4mm, nem ezt: '{{text}}'.",
  'usage/only-between-models': '{{option}} két figuráról kérdez.',
} as const;
