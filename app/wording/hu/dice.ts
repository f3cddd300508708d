/** Kockák, ahogy a parancssor beszél róluk. */
export const dice = {
  'cli.help-roll': `eyeline roll KOCKA [--faces N,N,…] [--secret HEX …] [--number N] [--odds] [--tally N,N,…] [--json]

Kockát dob, ahogy a szabálykönyvek írják: d6, 2d6, d10+2, d6*2, d3. Aki ismeri a titkot, ugyanezt a dobást bármikor megismételheti.

  --faces 3,5      az asztalon lévő lapok, dobás helyett
  --secret HEX     amiből a dobás lesz: 64 hexadecimális jegy, ahány oldalnak van; ha nincs megadva, új készül.
                   Ha minden fél hozza a magáét, egyikük sem választhatja meg a lapokat
  --number N       e titkok hányadik dobása; alapesetben 0
  --odds           melyik összeg milyen valószínű; kiszámolva, nem becsülve
  --tally N,N,…    egy ilyen kocka lapjai hányszor jöttek ki: milyen határok közt van az igazság, és lehet-e szabályos
  --json           ugyanez programoknak`,
  'roll.total': '{{dice}}: {{faces}}. Ez {{total, number}}.',
  'roll.reach': 'Legalább {{total, number}} a dobások {{share, share}}-ában jön ki.',
  'roll.again': 'Ezt a dobást bárki megismétli ezzel a titokkal: {{secrets}}, és ezzel a számmal: {{number}}.',
  'roll.share': '{{share, share}}',
  'roll.odds': '{{dice}} összegeinek valószínűsége',
  'roll.column-total': 'összeg',
  'roll.column-exactly': 'pontosan',
  'roll.column-or-more': 'vagy több',
  'roll.tally': 'Amit a számlálás mond (az összes lapra együtt 95 %-os bizonyossággal)',
  'roll.column-face': 'lap',
  'roll.column-count': 'hányszor',
  'roll.column-truth': 'valódi aránya',
  'roll.between': '{{least, share}} és {{most, share}} között',
  'roll.may-be-fair': 'Semmi nem szól az ellen, hogy a kocka szabályos.',
  'roll.not-fair': 'Szabályos kocka nem így viselkedik: {{faces}}.',
  'dice/not-understood': 'Ez nem kocka: „{{text}}”. Ilyesmit vár: 2d6, d10+2 vagy d6*2.',
  'dice/too-many': 'Ennyit senki nem dob: „{{text}}”. Legföljebb {{dice, number}} kocka, {{sides, number}} lappal.',
  'dice/wrong-count': '{{wanted, number}} lap kell, {{given, number}} van megadva.',
  'dice/no-such-face': 'Egy {{sides, number}} lapú kockán nincs {{face}}.',
  'usage/not-faces': 'a {{option}} {{dice}} lapjait várja, például 3,5, nem ezt: „{{text}}”.',
  'usage/not-a-secret': 'a {{option}} 64 hexadecimális jegyet vár, nem ezt: „{{text}}”.',
  'usage/not-a-count': 'a {{option}} egész számot vár 0-tól fölfelé, nem ezt: „{{text}}”.',
  'usage/not-a-tally': 'a {{option}} {{sides, number}} egész számot vár, laponként egyet, nem ezt: „{{text}}”.',
} as const;
