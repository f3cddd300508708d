/** Egyenes vonalak modellek között, ahogy a parancssor elmondja. */
export const lines = {
  'cli.help-line': `eyeline line TÁBLA --from A --to B [--starts HONNAN] [--ends HOVÁ] [--thickness MM] [--gap SZxM] [--json] [--mm]

Van-e egyenes vonal két modell között, úgy, ahogy a szabálykönyvetek érti? Minden vonalat megnéz: hogy van, azt egy vonal mutatja; hogy nincs, az
bizonyított. Szabályrendszert nem kérdez: ez az asztalról szóló tény.

  --from A, --to B     egy modell azonosítója, neve vagy nevének része
  --starts HONNAN      body: a test bármely pontjából (ez a szokásos); base: a talp fölötti egyenes test bármely pontjából;
                       eyes: a szeméből; 12,-3.5,4.5: ebből a pontból, centiméterben jobbra, a közeli szél felé és felfelé
  --ends HOVÁ          ugyanez a másik modellen; ha nincs megadva, mint a --starts
  --height MM          milyen magas ez a test a talp fölött; egyébként olyan magas, mint a modell
  --thickness MM       a vonal ilyen átmérőjű egyenes rúd, amelybe semmi sem nyúlhat: 1 az 1 mm-es vonalhoz
  --smoke MM           az asztalon lévő füst útban van, a padlója fölött ilyen magasan (1000); 0: a vonal átmegy rajta
  --gap SZxM           ami csak SZ mm-nél keskenyebb vagy M mm-nél alacsonyabb résen át látszik, nem számít: 3x3
  --blocking MI        terrain: csak a terep; vehicles: a járművek is (ez a szokásos); models: minden modell is. A két egység
                       modelljei sosem takarnak
  --tolerance MM       eldönthetetlenül szoros, ha az útban lévőkön ennyi megfordítaná; ha nincs megadva, 1
  --json               a kérdés és a lelet, programoknak
  --mm                 a hosszak milliméterben`,
  'line.title': 'Van-e köztük bármilyen egyenes?',
  'line.asking': 'Keressük …',
  'line.starts': 'Innen',
  'line.ends': 'Ide',
  'line.place-body': 'bármely része',
  'line.place-base': 'a talp fölött',
  'line.place-eyes': 'a szem',
  'line.smoke-hides': 'A füst útban van',
  'line.thick': 'Vastagság, mm',
  'line.in-the-way': 'Ami útban van',
  'line.past-terrain': 'terep',
  'line.past-vehicles': 'járművek is',
  'line.past-models': 'minden figura',
  'line.asked': 'Egyenes vonal {{starts}} {{ends}}.',
  'line.from-body': 'az egyik test bármely pontjából',
  'line.from-base': 'az egyik talp fölül bárhonnan',
  'line.from-eyes': 'az egyik szeméből',
  'line.from-point': 'az egyik pontból',
  'line.to-body': 'a másik test bármely pontjába',
  'line.to-base': 'a másik talp fölé bárhová',
  'line.to-eyes': 'a másik szemébe',
  'line.to-point': 'a másik pontba',
  'line.thickness': 'Vastagsága {{thickness, number}} mm.',
  'line.gap': 'A {{width, number}} × {{height, number}} mm alatti rések nem számítanak.',
  'line.free': 'Van ilyen. Innen: {{looker, model}}, ide: {{target, model}}.',
  'line.blocked': 'Nincs ilyen. Innen: {{looker, model}}, ide: {{target, model}}.',
  'line.undecided':
    'Sem az nem mutatható meg, hogy van ilyen, sem az, hogy nincs. Innen: {{looker, model}}, ide: {{target, model}}.',
  'line.begins': 'innen indul',
  'line.comes-to': 'és ide ér',
  'line.proof': 'Bizonyítva: síkok az úton {{screens, number}}, az egyiknek vonal nélküli darabjai {{pieces, number}}.',
  'line.stopped': 'A középtől középig húzott vonalat megállítja: {{by}}.',
  'line.close': 'Eldönthetetlenül szoros: ami útban van, azon {{tolerance, number}} mm megfordítaná.',
  'line.undecided-is-close': 'Eldönthetetlenül szoros: a játékosok döntenek.',
  'usage/below-nothing': '{{option}} nem lehet 0 alatt, mint itt: {{text}}.',
  'usage/not-a-point':
    '{{option}} pontot vár, például 12,-3.5,4.5 (centiméter jobbra, a közeli szél felé és felfelé); ez nem az: „{{text}}”.',
  'usage/not-a-gap': '{{option}} szélességet és magasságot vár milliméterben, például 3x3; ez nem az: „{{text}}”.',
  'usage/not-to-itself': '{{model}} nem lehet mindkettő.',
} as const;
