export const playingOnTheCommandLine = {
  'cli.help-play': `eyeline play TÁBLA|JÁTSZMA|--scenario NÉV|--list-scenarios [--forces FÁJL] [--computer OLDAL …] [--seed HEX | --hand] [--orders FÁJL|-] [--save JÁTSZMA] [--setting NÉV=ÉRTÉK …] [--mm]

Egy terminálnál játszik végig egy játszmát az 1/35-ös szabályok szerint: megmondja, ki jön, és az gépel.
Az elmentett játszma onnan megy tovább, ahol állt, ha minden rendben van benne.

  --scenario NÉV   felállításra kész csata, a nevével vagy egy .json végű fájlból
  --list-scenarios az Eyeline saját csatái
  --forces FÁJL    ki mivel harcol (docs/file-formats.md); akit nem nevez meg, annak puskája van
  --computer OLDAL ezt az oldalt a gép vezeti; ha mindegyiket, nézni lehet, ahogy játszik
  --seed HEX       a dobások magja, 64 hexadecimális jegy; ha nincs megadva, új mag
  --hand           a kockák az asztalra hullanak, és be kell gépelni őket
  --orders FÁJL    a parancsokat fájlból olvassa, vagy a - jelre a szabványos bemenetről, és az első elutasítottnál megáll
  --save JÁTSZMA   a végén ebbe a fájlba menti a játszmát
  --setting N=É    amiben az asztalnál megegyeztetek, mint az eyeline ask parancsnál
  --mm             hosszak milliméterben

Játék közben a help szó segít. Vége 0; 4, ha egy fájl parancsát a szabályok elutasítják, 3, ha az egyik nem érthető.`,
  'cli.help-replay': `eyeline replay JÁTSZMA [--to N] [--verify] [--dice] [--json] [--mm]

Soronként elmond egy elmentett játszmát, és azt, hogyan állt a végén. Mindent újra lejátszik az első sorig, amely nem lehet úgy: megváltoztatták,
hiányzik vagy rossz helyen áll, a szabályok vagy a kockák nem engedik, vagy más lesz belőle.

  --to N        csak ennyi sort, és hogy utánuk hogyan állt
  --verify      csak azt mondja meg, minden sor olyan-e, amilyennek lennie kell
  --dice        melyik oldal hányszor jött ki, és mit mond ez a kockákról
  --json        ugyanez programoknak

Vége 0, vagy 3, ha a fájl nem olvasható, vagy valamelyik sora nem lehet úgy.`,
  'play.by-seed': 'A dobások magja: {{seed}}.',
  'play.by-hand': 'A kockák az asztalra hullanak, és be kell gépelni őket.',
  'play.round': '{{round, number}}. kör',
  'play.over': 'A játszma véget ért, kör: {{round, number}}',
  'play.points': '{{side, side}}: {{points, number}}',
  'play.active': 'aktív, akciók: {{actions, number}}',
  'play.whereabouts-waits': 'vár',
  'play.whereabouts-done': 'végzett',
  'play.whereabouts-reserve': 'tartalékban',
  'play.whereabouts-out-of-action': 'harcképtelen',
  'play.shocks': 'sokk: {{shocks, number}}',
  'play.broken': 'megtört',
  'play.aims': 'céloz',
  'play.hides': 'elbújt emögé: {{piece, piece}}',
  'play.waits-consent': 'Mit szól ehhez: {{sides}}? (agree: elfogadja, decline: nem fogadja el)',
  'play.waits-order': 'Parancsot ad: {{sides}}.',
  'play.ended': 'A játszmának vége.',
  'play.can': 'Amit meg lehet tenni:',
  'play.cannot': 'Amit most nem lehet:',
  'play.nothing-offered': 'Most nem lehet mást tenni, mint amire a játék vár.',
  'play.a-way': 'X,Z ; X,Z … [facing FOK]',
  'play.saved': '{{file}}: a játszma elmentve, sorok: {{count, number}}.',
  'play.not-saved': 'A játszma nincs elmentve: {{count, number}} sor elveszett.',
  'play.save-where': 'Mondd meg, hova: save FÁJL',
  'play.help': `A szabályok parancsai azok, amelyeket az „offers” felsorol. A nevekből elég egy rész; a szóközös nevek kettős idézőjelben állnak.
  activate kovacs           vele kezd
  move 3,4 ; 5,6            odamegy, centiméterben jobbra és a közeli él felé; X,Z,MAGASSÁG másik szintre, DARAB/LÉTRA létrára
  roll 4    roll            az asztalon dobott kockák; ha mag van, maguktól hullanak
  choose blue               kiválasztja, amit a játék kérdez
  back    back 3    back to 12
                            visszavonja az utolsó sort, hármat, vagy mindent a 12. sor után: rögtön, ha semmi sem derült ki, különben közös akarattal
  agree    decline          igen vagy nem arra, amit a másik oldal javasol
  settle "lehet-e" "igen"   javaslat arra, amit a szabályok nyitva hagynak
  concede                   feladja
  red: concede              ugyanez annak az oldalnak, amelyikre épp nem várnak
  odds shoot kovacs         milyen valószínű a lövés minden vége, minden kockára kiszámolva, és mi miért számít
  show    offers            hogyan áll; mit lehet, mit nem és miért
  save FÁJL    quit    help`,
  'play.no-odds': 'Ennek a végét előre nem lehet kiszámolni.',
  'play.odds-needed': 'Ehhez {{needed, number}} kell a kockán.',
  'replay.holds': 'Minden sor olyan, amilyennek lennie kell: {{count, number}}.',
  'replay.at-line': '{{line, number}}. sor: {{what}}',
  'replay.no-dice': 'Nem esett kocka.',
  'replay.dice': 'd{{sides, number}}, dobások: {{thrown, number}} (az összes oldal együtt, 95 %-os bizonyossággal)',
  'game/rules-not-here': 'itt nincsenek ilyen nevű szabályok: {{ruleSet}}.',
  'game/not-played': 'ezek a szabályok ilyen beállításokkal nem játszhatók: {{ruleSet}}.',
  'game/other-version':
    'a játszma a(z) {{ruleSet}} szabályok {{version, number}}. változatával kezdődött; itt a(z) {{ours, number}}. változat van.',
  'typed/no-such-order_zero': 'Nincs ilyen parancs: „{{text}}”.',
  'typed/no-such-order_one': 'Nincs ilyen parancs: „{{text}}”; erre gondoltál: {{meant}}?',
  'typed/no-such-order_other': 'Nincs ilyen parancs: „{{text}}”; ezek egyikére gondoltál: {{meant}}?',
  'typed/no-such-side': 'Senki sem játszik ezzel: „{{side}}”; az oldalak: {{sides}}.',
  'typed/which-of-these': 'Melyik „{{text}}” legyen: {{orders}}?',
  'typed/not-meant_zero': 'Senkit sem hívnak így: „{{text}}”.',
  'typed/not-meant_one': 'Senkit sem hívnak így: „{{text}}”; erre gondoltál: {{meant}}?',
  'typed/not-meant_other': 'Senkit sem hívnak így: „{{text}}”; ezek egyikére gondoltál: {{meant}}?',
  'typed/no-way': 'Egy út kell, például 3,4 ; 5,6 facing 90, és nem ez: „{{text}}”.',
  'typed/no-faces': 'A kockák oldalai kellenek, például 4 vagy 3,5, és nem ez: „{{text}}”.',
  'typed/no-option': 'Ez nincs a választhatók között: „{{text}}”; ami van: {{options}}.',
  'typed/not-a-line': 'Sorok száma kell, vagy egy sor sorszáma, és nem ez: „{{text}}”.',
  'usage/only-at-the-beginning': '{{options}}: ez akkor dől el, amikor egy játszma elkezdődik, és ez már elkezdődött.',
  'usage/no-such-line': '{{option}}: a játszmának {{count, number}} sora van, {{text}} nincs köztük.',
} as const;
