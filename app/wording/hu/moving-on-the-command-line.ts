/** What the command line says of moving. */
export const movementOnTheCommandLine = {
  'cli.help-move': `eyeline move TÁBLA FIGURA [--via HELY …] [--ladder LÉTRA] --to HELY [--cheapest] [--action one|two|charge] [--target ELLENSÉG]
                   [--rules SZABÁLY] [--movement CM] [--loaded] [--heavy none|alone|with-crew] [--dice N,N] [--danger N,…] [--setting NÉV=ÉRTÉK …] [--first-seen] [--json] [--mm]
eyeline move TÁBLA --unit EGYSÉG --by X,Z [--owner OLDAL] [--rules battle] …

Megmondja, mibe kerül egy út szakaszonként, végigmehet-e rajta a figura, ha nem, hol kell megállnia, és melyik pont szerint.

  --to X,Z[,MAGASSÁG]  hová, centiméterben az asztal közepétől; arra a felületre, amely ahhoz a magassághoz (vagy az övéhez) a legközelebb van
  --via X,Z[,MAGASSÁG] egy hely útközben, akárhányszor, sorrendben; közöttük egyenesen megy
  --ladder ELEM[/LÉTRA][@CM]
                       létrán fel vagy le, a --to előtt: a tetejéig, vagy ennyivel a lába fölött megpihenve. A --via és a --to is elfogad létrát
  --cheapest           egyenes helyett a legolcsóbb utat keresi meg a --to helyig
  --first-seen         megmondja, az út mely pontján látja meg először a többi oldal minden figurája, fél milliméterre
  --unit EGYSÉG --by X,Z
                       egy egész egységet mozgat úgy, ahogy áll, minden figurát külön árazva, és megmondja, összetart-e
  --owner OLDAL        kinek az egysége, ha több oldalnak is van ilyen nevű
  --rules SZABÁLY      melyik szabályok: skirmish (a szokásos, centiméterben) vagy battle (hüvelykben)
  --action one         egy mozgás; two: mindkét akció egy mozgásban; charge: roham a --target ellenségre
  --movement CM        meddig viszi egy mozgás a profilja szerint, ha nem annyi, amennyit a szabályok mindenkinek adnak
  --loaded             terhet visz;  --heavy alone|with-crew: lassító fegyvert visz, egyedül vagy segítővel
  --dice 2,5           mozgás előtt dobott kockák, ahol a szabályok kérik
  --danger 1,4         veszélyes terepre dobott kockák, egy minden modellnek, amely belép, abban a sorrendben, ahogyan mennek
  --setting N=É        amiben az asztalnál megegyeztetek, akárhányszor
  --json               az ítélet úgy, ahogy a szabályok adják, programoknak (docs/command-line.md)
  --mm                 hosszak milliméterben

Vége 0, akkor is, ha a válasz az, hogy nem mehet; vagy 4, ha a szabályok szerint a kérdés nem tehető fel.`,
  'move.allowed': '{{model, model}} végigmehet ezen az úton.',
  'move.not-allowed': '{{model, model}} nem mehet végig ezen az úton.',
  'move.too-close': 'Hogy {{model, model}} végigmehet-e ezen az úton, az eldönthetetlenül szoros.',
  'move.refused': 'Hogy {{model, model}} hogyan mozog, arra nincs válasz.',
  'move.costs_one': 'Ára {{cost, length}} a {{allowance, length}} hosszból; marad {{left, length}}. Akció: {{count}}.',
  'move.costs_other': 'Ára {{cost, length}} a {{allowance, length}} hosszból; marad {{left, length}}. Akciók: {{count}}.',
  'move.way': 'Az út: {{way}}',
  'move.stretches': 'Szakaszonként',
  'move.barred': 'Itt elakad: {{place}} (hiányzik: {{missing}})',
  'effect/gas': 'gáz',
  'effect/smoke': 'füst',
  'effect/fire': 'tűz',
  'effect/crater': 'kráter',
  'move.area': '{{effect}} ({{zone}}): {{enters}}, {{leaves}}',
  'move.area-entered': '{{cost, length}} után benne',
  'move.area-begun': 'kezdettől benne',
  'move.area-left': '{{cost, length}} után kint',
  'move.area-stayed': 'a végén is benne',
  'move.stops': 'Itt áll meg: {{place}}, {{cost, length}} után; marad {{left, length}}.',
  'move.place': '{{x}} jobbra, {{z}} előre, {{height}} fel',
  'move.on-ladder': 'létra ({{piece, piece}}), {{height, length}} magasan',
  'move.first-seen': 'Mikor látják meg útközben',
  'move.seen-nowhere': '{{by, model}}: sehol',
  'move.seen-at-once': '{{by, model}}: már ott, ahol áll',
  'move.seen-after': '{{by, model}}: {{length, length}} után, itt: {{place}}',
  'move.nobody-looks': 'Nincs más oldalon senki, aki láthatná.',
  'move.column-kind': 'szakasz',
  'move.column-length': 'hossz',
  'move.column-up': 'fel',
  'move.column-down': 'le',
  'move.column-cost': 'ár',
  'move.column-clause': 'pont',
  'move.column-where': 'ezen',
  'move.unit-allowed': 'Az egység mozoghat így.',
  'move.unit-not-allowed': 'Az egység nem mozoghat így.',
  'move.unit-too-close': 'Hogy az egység mozoghat-e így, az eldönthetetlenül szoros.',
  'move.may': 'mehet',
  'move.may-not': 'nem mehet',
  'move.coherent': 'Összetart.',
  'move.not-coherent': '{{count}} csoportra esik szét:',
  'leg/walk': 'gyaloglás',
  'leg/step': 'lépcsőfok',
  'leg/climb': 'felmászás',
  'leg/descend': 'lemászás',
  'leg/cross': 'átmászás',
  'leg/ladder': 'létra',
  'usage/model-missing': 'melyik figura ({{called}})? A tábla után nevezd meg, vagy adj meg egy egységet: --unit.',
  'usage/no-such-ladder_zero': '{{option}}: „{{text}}” sem hely (12,-3.5), sem e tábla létrája. A létrái: {{known}}.',
  'usage/no-such-ladder_one':
    '{{option}}: „{{text}}” sem hely (12,-3.5), sem e tábla létrája. Erre gondoltál: {{meant}}? A létrái: {{known}}.',
  'usage/no-such-ladder_other':
    '{{option}}: „{{text}}” sem hely (12,-3.5), sem e tábla létrája. Ezek egyikére gondoltál: {{meant}}? A létrái: {{known}}.',
  'usage/not-dice': 'a {{option}} kockákat vár, például 2,5, nem ezt: „{{text}}”.',
  'usage/which-unit_zero':
    '{{option}}: annak az oldalnak nincs „{{wanted}}” egysége. Egységek: {{units}}. Akiknek van ilyen: {{owners}}.',
  'usage/which-unit_one': '{{option}}: annak az oldalnak nincs „{{wanted}}” egysége; neki van: {{owners}}. Egységek: {{units}}.',
  'usage/which-unit_other':
    '{{option}}: több oldalnak is van „{{wanted}}” egysége, az --owner mondja meg, melyiké: {{owners}}. Egységek: {{units}}.',
  'cli.help-reach': `eyeline reach TÁBLA FIGURA [--action one|two|charge] [--target ELLENSÉG] [--rules SZABÁLY] [--movement CM] [--loaded]
                    [--heavy none|alone|with-crew] [--dice N,N] [--setting NÉV=ÉRTÉK …] [--json] [--mm]

Megmond mindent, ahová egy figura eljuthat: minden szintet a magasságával és azzal, mennyi érhető el belőle, és a létrákat.

  --rules SZABÁLY      melyik szabályok: skirmish (a szokásos, centiméterben) vagy battle (hüvelykben)
  --action one         egy mozgás; two: mindkét akció egy mozgásban; charge: roham a --target ellenségre
  --movement CM        meddig viszi egy mozgás a profilja szerint, ha nem annyi, amennyit a szabályok mindenkinek adnak
  --loaded             terhet visz;  --heavy alone|with-crew: lassító fegyvert visz, egyedül vagy segítővel
  --dice 2,5           mozgás előtt dobott kockák, ahol a szabályok kérik
  --setting N=É        amiben az asztalnál megegyeztetek, akárhányszor
  --json               az ítélet úgy, ahogy a szabályok adják, programoknak (docs/command-line.md)
  --mm                 hosszak milliméterben

Vége 0, vagy 4, ha a szabályok szerint a kérdés nem tehető fel. A --json a körvonalakat is adja.`,
  'reach.title': 'Ahová {{model, model}} eljuthat:',
  'reach.column-level': 'szint',
  'reach.column-height': 'magasság',
  'reach.column-within': '{{allowance, length}} árán',
  'reach.from-to': '{{least}} – {{most}}',
  'reach.area': '{{area}} cm²-nyi',
  'reach.ladders': 'Létrákon',
  'reach.ladder': '{{piece, piece}}: a lába fölött {{from, length}} és {{to, length}} között, {{cost, length}} árától',
  'reach.not-near': 'Tőle {{distance, length}} távolságnál közelebb nem, ha onnan látja: {{other, model}}.',
  'reach.not-on': 'Erre nem: {{piece, piece}}.',
} as const;
