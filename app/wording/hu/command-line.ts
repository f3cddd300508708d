export const commandLine = {
  // help
  'cli.help-eyeline': `eyeline {{version}}: ki kit lát a terepasztalon, mennyi a fedezék, mi takar.

  eyeline ask TÁBLA                        a tábla figurái
  eyeline ask TÁBLA --from A --to B        látja-e A B-t, mekkora fedezékben; és fordítva
  eyeline line TÁBLA --from A --to B       van-e egyenes vonal, bármely ponttól bármely pontig, ilyen vastag, ekkora résen
  eyeline move TÁBLA FIGURA --to X,Z       mibe kerül egy út szakaszonként, és végig lehet-e menni rajta
  eyeline reach TÁBLA FIGURA               minden, ahová egy figura eljuthat, szintenként
  eyeline facing TÁBLA --of A --from B     megmondja, ki melyik oldalát látja egy járműnek, és célozhat-e rá
  eyeline drive TÁBLA --model A --way ÚT    megmondja, minek hajt neki egy jármű, és mehet-e így
  eyeline roll KOCKA                       kockát dob, amelyet bárki megismételhet, és megmondja, mennyire volt valószínű
  eyeline template TÁBLA --at X,Z …        ki van egy sablon alatt, mennyire, és ki mit kap
  eyeline scatter TÁBLA LÖVŐ --at X,Z …    hová esik egy lövés ezekkel a kockákkal
  eyeline indirect TÁBLA LÖVŐ --at X,Z     lehet-e oda ívelten lőni
  eyeline best-place TÁBLA LÖVŐ …          hol talál a sablon a legtöbb modellt
  eyeline spread TÁBLA LÖVŐ CÉLPONT …      kit találhat el még egy sörétes fegyver
  eyeline gun TÁBLA LÖVŐ CÉLPONT --roll …  mit tesz egy nagy fegyver egy emberrel
  eyeline crew TÁBLA KEZELŐ …              meddig marad ki egy hiányos kezelőjű löveg
  eyeline play TÁBLA|JÁTSZMA               játszma az 1/35-ös szabályok szerint, egy terminálnál vagy parancsfájlból
  eyeline replay JÁTSZMA [--to N] [--verify]
                                           elmond egy elmentett játszmát, és hogy minden a szabályok szerint történt-e benne
  eyeline check-board TÁBLA                mi a baj egy táblafájllal
  eyeline check TÁBLA                      mit nézzen meg, aki nyomtat, épít vagy versenyt szervez
  eyeline analyse TÁBLA|MAPPA              jelentés egy tábláról: ellenőrzés, szimmetria, térképek; mappában rangsor
  eyeline analyse-worker --queue CÍM       mások elemzésein dolgozik
  eyeline new-board TERV [-o TÁBLA]        táblafájl szöveges tervből
  eyeline import FÁJL                      mi van egy más programtól való testben, térképben vagy sereglistában, és tábla belőle
  eyeline export TÁBLA -o FÁJL             a terep testként vagy térképként; vagy a tábla a szobrok nélkül
  eyeline ruling save TÁBLA --from A --to B -o ÍTÉLET
                                           a válaszok fájlként vagy oldalként, amely továbbadható
  eyeline ruling open ÍTÉLET               újra kérdez, és megmondja, megáll-e
  eyeline verify ÍTÉLET                    vonalzóval és egyszerű számolással ellenőrzi a bizonyítékait
  eyeline help PARANCS                     bővebben az egyikről
  eyeline version

  --lang en|hu     a nyelv; különben a környezeté (LC_ALL, LANG), különben angol

Amit a parancssor visszakap:
   0   kész
   2   a parancs nem érthető
   3   egy fájl hibás, vagy nem olvasható, illetve nem írható (ekkor semmi nem íródott ki); egy ítélet nem áll meg
   4   a szabályok szerint a kérdés nem tehető fel
   5   az ellenőrzés talált valamit, vagy az elemzés kevesebb a megkívántnál
  70   a mi hibánk`,
  'cli.help-ask': `eyeline ask TÁBLA [--from A --to B | --all] [--question sees|cover|both] [--setting NÉV=ÉRTÉK …] [--json] [--mm]

A skirmish szabályokat kérdezi. --from és --to nélkül a tábla figuráit sorolja fel.

  --from A, --to B     egy figura az azonosítója, a neve vagy a neve egy része szerint; kis- és nagybetű, ékezet mindegy
  --all                mindenki mindenkire néz, táblázatban
  --question sees      csak a látás; cover: csak a fedezék; both: mindkettő, ez a szokásos
  --setting N=É        amiben az asztalnál megegyeztetek, akárhányszor: --setting figuresBlockSight=yes
                       (yes és no, szám milliméterben vagy 0 és 1 közötti arány, vagy egy szó)
  --json               az ítéletek úgy, ahogy a szabályok adják, minden bizonyítékkal, programoknak (docs/command-line.md)
  --mm                 hosszak milliméterben

Mindig mindkét irányt megkérdezi: akit látnak, nem mindig lát.
Vége 0, vagy 4, ha a szabályok valamelyik irányban nem felelnek.`,
  'cli.help-check-board': `eyeline check-board TÁBLA [--json]

Beolvas egy táblafájlt, és megmond minden hibát, mindegyiket a helyével. Amitől még lehet rajta játszani (egy talp lelóg az
asztalról, talpak fedik egymást), azt megnézni valóként sorolja fel.
Vége 0, vagy 3, ha a tábla nem használható.`,
  'cli.help-new-board': `eyeline new-board TERV [-o TÁBLA]

Táblafájlt készít egy szöveges tervből: soronként egy dolog, hosszak centiméterben, szögek fokban.

  board "Malom utca" 120 x 90
  side red "Vörösök" #c4553b
  piece house ruined-house "A sarokház" at -20,-16 floors=2 walls=stone length=22
  model kovacs rifleman red "Kovács" at -14,16 facing 180

A docs/file-formats.md mondja el, mi mindent tud egy terv. -o nélkül a tábla a szabványos kimenetre íródik.
Vége 0, vagy 3, és semmi nem íródik ki, ha egy sor hibás.`,
  // how a command was typed
  'cli.see-help': 'Hogyan is kell: {{command}}',
  'cli.bug': 'Ez az eyeline {{version}} hibája, nem a tiéd. Kérjük, jelentsd az alábbi sorokkal és a megadott fájllal.',
  'usage/no-such-command_zero': 'nincs „{{command}}” parancs.',
  'usage/no-such-command_one': 'nincs „{{command}}” parancs. Erre gondoltál: {{meant}}?',
  'usage/no-such-command_other': 'nincs „{{command}}” parancs. Ezek egyikére gondoltál: {{meant}}?',
  'usage/no-such-option_zero': 'nincs {{option}} kapcsolója.',
  'usage/no-such-option_one': 'nincs {{option}} kapcsolója. Erre gondoltál: {{meant}}?',
  'usage/no-such-option_other': 'nincs {{option}} kapcsolója. Ezek egyikére gondoltál: {{meant}}?',
  'usage/value-missing': 'a {{option}} után érték kell.',
  'usage/value-unwanted': 'a {{option}} után nem kell érték.',
  'usage/file-missing': 'melyik {{called}}? Add meg egy fájl nevét.',
  'usage/too-many-files': 'egy {{called}} kell neki; mi legyen ezzel: {{text}}?',
  'usage/not-a-number': 'a {{option}} számot vár, nem ezt: „{{text}}”.',
  'usage/not-among-choices': 'a {{option}} ezek egyike: {{among}}; nem „{{text}}”.',
  'usage/not-a-place': 'a {{option}} helyet vár, például 12,-3.5 (centiméter az asztal közepétől), nem ezt: „{{text}}”.',
  'usage/setting-beyond': 'a(z) {{name}} értéke {{atLeast, number}} és {{atMost, number}} közötti szám; ez nem az: {{text}}.',
  'usage/setting-not-a-flag': 'a(z) {{name}} értéke igen vagy nem (yes, no); ez egyik sem: {{text}}.',
  'usage/setting-not-among': 'a(z) {{name}} értéke ezek egyike: {{among}}; ez nem az: {{text}}.',
  'usage/not-a-setting': 'a --setting NÉV=ÉRTÉK alakot vár, nem ezt: „{{text}}”.',
  'usage/no-such-setting_zero': 'a szabályok semmi „{{name}}” nevűt nem hagynak a játékosokra. Amit igen: {{known}}.',
  'usage/no-such-setting_one': 'a szabályok semmi „{{name}}” nevűt nem hagynak a játékosokra. Erre gondoltál: {{meant}}?',
  'usage/no-such-setting_other':
    'a szabályok semmi „{{name}}” nevűt nem hagynak a játékosokra. Ezek egyikére gondoltál: {{meant}}?',
  'usage/needs-option': 'a {{option}} csak ezzel együtt értelmes: {{needs}}.',
  'usage/both-or-neither': 'vagy mindkettő kell, vagy egyik sem: {{options}}.',
  'usage/not-together': 'ezek együtt nem mennek: {{options}}.',
  'usage/no-such-model_zero': '{{option}}: nincs „{{wanted}}” figura ezen a táblán. Ami van: {{models}}.',
  'usage/no-such-model_one': '{{option}}: nincs „{{wanted}}” figura ezen a táblán. Rá gondoltál: {{meant}}?',
  'usage/no-such-model_other': '{{option}}: nincs „{{wanted}}” figura ezen a táblán. Valamelyikükre gondoltál: {{meant}}?',
  'usage/several-models': '{{option}}: „{{wanted}}” ezek bármelyike lehet: {{models}}.',
  // files
  'file.line': '{{line}}. sor',
  'file/not-there': 'nincs ilyen fájl.',
  'file/no-folder': 'nincs olyan mappa, ahová írni kellene.',
  'file/is-a-folder': 'ez egy mappa.',
  'file/folder-without-mesh_zero': 'a mappa üres.',
  'file/folder-without-mesh_one': 'nincs test a mappában, csak egy másik fájl.',
  'file/folder-without-mesh_other': 'nincs test a mappa {{count}} fájlja között.',
  'file/not-allowed': 'a rendszer nem engedi.',
  'file/cannot-be-read': 'nem olvasható ({{reason}}).',
  'file/cannot-be-written': 'nem írható ({{reason}}).',
  'file/not-text': 'ez nem szövegfájl (UTF-8).',
  // ask
  'ask.title': '{{board}} · {{ruleSet}} szabályok · tábla: {{hash}}',
  'ask.sees': '{{looker, model}} látja őt: {{target, model}}.',
  'ask.does-not-see': '{{looker, model}} nem látja őt: {{target, model}}.',
  'ask.too-close': 'Hogy {{looker, model}} látja-e őt: {{target, model}}, az eldönthetetlenül szoros.',
  'ask.refused': 'Hogy {{looker, model}} látja-e őt: {{target, model}}, arra nincs válasz.',
  'ask.seen': 'Látszik',
  'ask.does-not-count': 'nem számít',
  'ask.whole': 'minden, ami számít',
  'ask.widest': 'legszélesebb része: {{widest, length}}',
  'ask.hidden-by': 'Takarja',
  'ask.part': '{{piece, piece}} ({{part}})',
  'ask.because': 'Mert',
  'ask.cover': '{{target, model}} fedezéke {{looker, model}} elől: {{grade, grade}} ({{value}}).',
  'ask.cover-too-close':
    '{{target, model}} fedezéke {{looker, model}} elől: {{grade, grade}} ({{value}}), eldönthetetlenül szoros.',
  'ask.cover-save': '{{target, model}} fedezéke {{looker, model}} elől: mentés {{save}}+.',
  'ask.cover-save-too-close': '{{target, model}} fedezéke {{looker, model}} elől: mentés {{save}}+, eldönthetetlenül szoros.',
  'ask.no-cover-save': '{{target, model}} fedezéke {{looker, model}} elől: nincs fedezékmentés.',
  'ask.no-cover-save-too-close':
    '{{target, model}} fedezéke {{looker, model}} elől: nincs fedezékmentés, eldönthetetlenül szoros.',
  'ask.cover-refused': '{{target, model}} fedezéke {{looker, model}} elől: nincs válasz.',
  'ask.weighed': 'Mérlegelve',
  'ask.reaches': 'elég',
  'ask.falls-short': 'kevés',
  'ask.models_one': '{{board}}: {{count}} figura',
  'ask.models_other': '{{board}}: {{count}} figura',
  'ask.column-id': 'azonosító',
  'ask.column-name': 'név',
  'ask.column-side': 'oldal',
  'ask.column-stance': 'testtartás',
  'ask.column-x': 'jobbra',
  'ask.column-z': 'előre',
  'ask.column-height': 'fel',
  'ask.how-to-ask': 'Kérdezz így: --from NÉV --to NÉV, vagy így: --all.',
  'ask.legend':
    '●  látja    ·  nem látja    ?  eldönthetetlenül szoros    !  nincs válasz    szám: annak fedezéke, aki látszik\nLefelé a nézők, jobbra a célpontok.',
  // check-board
  'check.good':
    '{{file}} rendben: {{board}}, {{width}} × {{depth}}; terepelem: {{pieces}}, figura: {{models}}, importált háló: {{meshes}}.\nTábla: {{hash}}',
  'check.look-at': 'Megnézni való:',
  // new-board
  'new-board.written': '{{file}}: terepelem: {{pieces}}, figura: {{models}}.',
  // a plan in words
  'board-plan/unknown-word':
    '„{{word}}” szóval nem kezdődik sor egy tervben (board, author, licence, notes, side, piece, model, zone, objective).',
  'board-plan/no-board-line': 'a tervben nincs ilyen sor: board "NÉV" SZÉLESSÉG x MÉLYSÉG.',
  'board-plan/second-board-line': 'board sor már van.',
  'board-plan/second-credit': '„{{word}}” sor már van.',
  'board-plan/bad-size': 'a tábla mérete SZÉLESSÉG x MÉLYSÉG, mindkettő nagyobb nullánál, például: board "Malom utca" 120 x 90.',
  'board-plan/too-short': 'ez a sor így nézne ki: {{needs}}',
  'board-plan/not-a-number': '„{{text}}” nem szám (így írd: 12 vagy -3.5).',
  'board-plan/bad-place': 'egy hely „at X,Z”, centiméterben, például: at -12,30.5 (itt ez áll: „{{text}}”).',
  'board-plan/bad-id': '„{{id}}” nem azonosító: kisbetűk, számjegyek és kötőjelek, de nem kötőjel az elején vagy a végén.',
  'board-plan/bad-colour': '„{{text}}” nem szín (így írd: #c4553b).',
  'board-plan/unknown-option': 'senki sem tudja, mit jelent itt ez: „{{word}}”.',
  'board-plan/option-twice': '„{{word}}” kétszer is szerepel.',
  'board-plan/same-id-twice': 'ilyen fajta dolog „{{id}}” néven már van.',
  'board-plan/open-quote': 'egy idézőjel nincs bezárva.',
  'board-plan/bad-outline': 'egy zónának legalább három sarka van.',
  'board-plan/no-such-kit_zero': 'nincs „{{kit}}” terepkészlet.',
  'board-plan/no-such-kit_one': 'nincs „{{kit}}” terepkészlet. Erre gondoltál: {{meant}}?',
  'board-plan/no-such-kit_other': 'nincs „{{kit}}” terepkészlet. Ezek egyikére gondoltál: {{meant}}?',
  'board-plan/no-such-miniature_zero': 'nincs „{{miniature}}” figura a készletben.',
  'board-plan/no-such-miniature_one': 'nincs „{{miniature}}” figura a készletben. Erre gondoltál: {{meant}}?',
  'board-plan/no-such-miniature_other': 'nincs „{{miniature}}” figura a készletben. Ezek egyikére gondoltál: {{meant}}?',
  'board-plan/no-such-side_zero': 'a tervben nincs „{{side}}” oldal.',
  'board-plan/no-such-side_one': 'a tervben nincs „{{side}}” oldal. Erre gondoltál: {{meant}}?',
  'board-plan/no-such-side_other': 'a tervben nincs „{{side}}” oldal. Ezek egyikére gondoltál: {{meant}}?',
  'board-plan/no-such-piece_zero': 'a tervben nincs „{{piece}}” terepelem.',
  'board-plan/no-such-piece_one': 'a tervben nincs „{{piece}}” terepelem. Erre gondoltál: {{meant}}?',
  'board-plan/no-such-piece_other': 'a tervben nincs „{{piece}}” terepelem. Ezek egyikére gondoltál: {{meant}}?',
  'board-plan/no-such-opening_zero': 'a „{{piece}}” elemnek nincs „{{opening}}” nyílása, és más sem.',
  'board-plan/no-such-opening_one': 'a „{{piece}}” elemnek nincs „{{opening}}” nyílása. Ami van: {{known}}.',
  'board-plan/no-such-opening_other': 'a „{{piece}}” elemnek nincs „{{opening}}” nyílása. Ami van: {{known}}.',
  'catalogue/cannot-stand-there':
    'itt leengedve ezen állna: {{on}}, {{height, length}} magasan, az pedig senkit sem tart meg. Tedd máshova, vagy add meg a magasságát.',
  'catalogue/no-such-miniature': 'nincs „{{miniature}}” figura a készletben.',
  'manifest/height-differs': 'a figura {{height}} mm magas, a teste {{body}} mm.',
  'usage/not-above-nothing': 'a {{option}} nullánál nagyobb számot vár, nem ezt: „{{text}}”.',
  'usage/no-such-side_zero': 'a táblán nincs „{{wanted}}” oldal. Ami van: {{sides}}.',
  'usage/no-such-side_one': 'a táblán nincs „{{wanted}}” oldal. Erre gondoltál: {{meant}}?',
  'usage/no-such-side_other': 'a táblán nincs „{{wanted}}” oldal. Ezek egyikére gondoltál: {{meant}}?',
  // import
  'cli.help-import': `eyeline import FÁJL [--as figure|terrain] [--unit mm|cm|m|inch|foot] [--up y|z] [--scale S | --height MM] [--turn FOK] [--json]
                    [--into TÁBLA --at X,Z [--on CM] [--facing FOK] [--name NÉV] [-o TÁBLA] [--author NÉV] [--licence NÉV]
                     [--owner OLDAL] [--body MM] [--stance standing|kneeling|prone] [--shape standard|sculpt] [--eye MM]
                     [--base round:MM|oval:MMxMM|rectangle:MMxMM|none] [--class 1|2|3]
                     [--with ID,…] [--without ID,…] [--kind ID=window|door|loophole|hatch|breach,…] [--category 1|2|3|4]] [--leave-out RÉSZ,…]
       eyeline import TÉRKÉP [--square MM] [--wall-height MM] [--door-height MM] [--thickness MM] [--block MM] [--longest MM] [--relief MM]
                    [-o TÁBLA] [--name NÉV] [--author NÉV] [--licence NÉV] [--json]
       eyeline import SEREGLISTA [--into TÁBLA --at X,Z [--owner OLDAL] [--facing FOK] [--body MM] [-o TÁBLA]] [--json]

Beolvas egy testfájlt (glTF, STL, OBJ, PLY, OFF, 3MF, MagicaVoxel; hogy mi az, azt a tartalma dönti el), egy zip-archívum vagy egy mappa minden
testét azzal együtt, ami ott hozzá tartozik, és megmondja, mi van benne, mit kellett kijavítani, és mekkora.

  --as figure          figura: a háló csak a külseje; ami látszik belőle, az a test, amit a szabályok adnak neki
  --as terrain         terepelem: maga a háló takar; --as nélkül a méret dönt, de az --into mellett ki kell mondani
  --unit, --up         mit jelentenek a fájl számai; nélkülük a legvalószínűbb olvasat lesz, és meg is mondja
  --scale S            az egység hányszorosa;  --height MM: annyira nagyítva, hogy az egész háló ilyen magas legyen
  --turn FOK           elforgatva a függőleges tengely körül, amíg az eleje oda nem kerül, ahová való; figuránál magától is

Az --into egy táblafájlra teszi, és azt újraírja (-o után más fájlba):

  --at X,Z             hová, centiméterben az asztal közepétől jobbra és a közeli szél felé
  --on CM              milyen magasra; nélküle a figura leereszkedik arra, ami alatta van, a terep pedig az asztalon áll
  --owner OLDAL        kié a figura;  --body MM: milyen magasnak számít, 50, ha senki sem mond mást
  --shape sculpt       a szobor saját teste számít, olyan magasnak, ahogy áll, a szokásos helyett;  --eye MM: milyen magasan van a szeme
  --base round:25      min áll, ha nem azon, amit a program talált;  --class 1|2|3: kicsi, közepes, nagy, ha a szabály kérdi
  --with, --without    a terepen talált nyílások, létrák és lépcsők közül mi marad és mi nem (o1, l1, s1 … ahogy a lista írja; ami
                       valószínű, az marad);  --kind o2=door: milyen nyílás;  --category 2: milyen magasnak számít, ha megegyeztetek
  --leave-out RÉSZ     a fájl részei, amelyek kimaradnak, név szerint
  --author, --licence  a hálóé, és vele is marad

Más program táblájáról (Universal VTT: .dd2vtt, .uvtt, .df2vtt; Foundry-jelenet; Tabletop Simulator mentése; magasságok GeoTIFF, szürke
PNG, SRTM .hgt, .raw fájlban vagy számsorokban) megmondja, mi van rajta, és mi az, amit a mi táblánk nem tud; az -o kiírja a táblát. A
térképek nem ismernek millimétert: a --square egy négyzet oldala (25.4), a --wall-height és a --door-height azoké, amelyekről a fájl nem szól,
a --thickness a falak vastagsága (3); a --longest egy táj hosszabb oldala (600), a --relief a legmagasabb helye a legmélyebb felett; a --block
annak az oldala, ami egy hiányzó alak helyén áll (76.2). Az alakok a fájl mellett keresendők azon a néven, amelyet a játék ad nekik.

Sereglistáról (BattleScribe .ros és .rosz, New Recruit és Army Forge JSON) megmondja az egységeket, figurákat, fegyvereket és árakat; az --into
minden figuráját táblára teszi, egységenként, az --at az arcvonaluk közepe.

Vége 0, vagy 3, és semmi nem íródik ki, ha egy fájl hibás.`,
  'import.kind': 'fájlfajta',
  'import.kind-stl-text': 'STL (szöveges)',
  'import.kind-stl-binary': 'STL (bináris)',
  'import.kind-glb': 'glTF (bináris)',
  'import.kind-gltf': 'glTF (szöveges)',
  'import.kind-obj': 'OBJ',
  'import.kind-ply-text': 'PLY (szöveges)',
  'import.kind-ply-binary': 'PLY (bináris)',
  'import.kind-off': 'OFF',
  'import.kind-vox': 'MagicaVoxel',
  'import.kind-3mf': '3MF',
  'import.triangles': 'háromszögek',
  'import.groups': 'részek',
  'import.size': 'méret',
  'import.size-is': '{{width, length}} széles, {{height, length}} magas, {{depth, length}} mély ({{inches}} hüvelyk)',
  'import.read-as': 'így olvasva',
  'import.read-as-is': '{{unit}} × {{scale}}',
  'import.base': 'talp',
  'import.base-round': 'kerek, {{diameter, length}}',
  'import.base-oval': 'ovális, {{width, length}} × {{depth, length}}',
  'import.base-rectangle': 'szögletes, {{width, length}} × {{depth, length}}',
  'import.base-none': 'nincs',
  'import.standing': 'áll',
  'import.standing-is': '{{height, length}} magas',
  'import.closed': 'felület',
  'import.closed-yes': 'zárt',
  'import.closed-no': '{{rims}} helyen nyitott; nyitott darabjainak mindkét oldala takar ({{sheets}} / {{shells}})',
  'import.closed-almost': 'lyuk nincs rajta, de egyes élek sok laphoz tartoznak',
  'import.pieces': 'darabok',
  'import.notices': 'Ami útközben akadt:',
  'import.added-figure': '{{name}} ({{id}}) ezen a táblán áll: {{file}}.',
  'import.added-terrain': '{{name}} ({{id}}) ezen a táblán áll: {{file}}.',
  'usage/no-sides':
    'a táblán nincsenek oldalak, így figurája sem lehet senkinek. Készítsd olyan tervből, amelyben ilyen sorok vannak: side red "Vörösök" #c4553b',
} as const;
