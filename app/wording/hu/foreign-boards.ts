/** Amit más programok tábláiról mondani lehet. */
export const foreignBoards = {
  // ami miatt nem olvasható
  'foreign-board/not-recognised':
    'ez nem olyan tábla, amelyet az Eyeline olvas: Universal VTT, Foundry-jelenet, Tabletop Simulator mentése, magasságtérkép (GeoTIFF, szürke PNG, SRTM, nyers, számsorok).',
  'foreign-board/dungeondraft-project':
    'ez egy Dungeondraft-munka ({{width}} × {{height}} négyzet, szintek: {{levels}}), nem kész térkép. Nyisd meg ott, válaszd az Export, majd a Universal VTT pontot, és a .dd2vtt fájlt add meg.',
  'foreign-board/nothing-on-it': 'nincs rajta semmi, ami az asztalon számít: sem fal, sem ajtó, sem padló, sem terep.',
  'foreign-board/beyond-measure': '{{count}} sarka van a falainak; legfeljebb {{most}} olvasható.',
  'foreign-board/size-makes-no-sense':
    '{{width, number}} × {{depth, number}} kockás volna, a falai pedig {{reach, number}} kockányira is elérnének: rossz a kockák mérete.',
  'foreign-board/not-a-square':
    'a {{bytes}} bájtja nem négyzetnyi magasság: a .raw fájl nem mondja meg, milyen széles, ezért oldalainak egyformának kell lenniük, magasságonként egy vagy két bájttal.',
  'foreign-board/picture-unreadable': 'a kép nem csomagolható ki ({{message}}).',
  'foreign-board/coloured-picture': 'a kép színes; magasságot csak a szürke árnyalataiból lehet olvasni.',
  'foreign-board/too-many-heights': '{{count}} magasság van benne; legfeljebb {{most}} olvasható.',
  'foreign-board/only-voids': 'egyetlen magassága sem ismert.',
  'foreign-board/row-too-short': 'a(z) {{line}}. sorban {{found}} szám áll, a többiben {{wanted}}.',
  'foreign-board/not-a-height': 'a(z) {{line}}. sor értelmetlen: „{{found}}” nem szám.',
  // amit fel kellett tenni, vagy ami elmaradt
  'foreign-board/heights-not-stated':
    'a fájl nem szól magasságokról: a falak {{wall, length}}, az ajtók {{door, length}} magasak lettek.',
  'foreign-board/size-not-stated':
    'a fájl nem mondja meg, mekkora a térkép: {{width, number}} × {{depth, number}} négyzeten elfér minden.',
  'foreign-board/hexagons': 'a rácsa hatszögekből áll. A falak ott állnak, ahová rajzolták őket; maga a rács elmaradt.',
  'foreign-board/wall-without-length': 'egy fal vagy ajtó, amely egy pontból ugyanabba a pontba vezet, kimaradt.',
  'foreign-board/wall-blocks-nothing': 'egy fal, amely sem látást, sem lépést nem állít meg, kimaradt.',
  'foreign-board/wall-without-top_one':
    'egy falnak nincs teteje; az asztalon {{height, length}} magas, mint a térképen a legmagasabb.',
  'foreign-board/wall-without-top_other':
    '{{count}} falnak nincs teteje; az asztalon {{height, length}} magasak, mint a térképen a legmagasabb.',
  'foreign-board/wall-one-way':
    'a fal a(z) {{x, number}}, {{y, number}} négyzettől a(z) {{toX, number}}, {{toY, number}} négyzetig csak azt állítja meg, aki a {{side, hand}} oldala felől jön (az első végétől a második felé nézve, ahogy a fájlban áll). Az asztalon mindenkit megállít.',
  'hand/left': 'bal',
  'hand/right': 'jobb',
  'foreign-board/wall-seen-through_one': 'egy fal a lépést állítja meg, a látást nem; két oszlop közti üvegtáblaként áll.',
  'foreign-board/wall-seen-through_other':
    '{{count}} fal a lépést állítja meg, a látást nem; oszlopok közti üvegtáblaként állnak.',
  'foreign-board/wall-passed-through_one':
    'egy fal a látást állítja meg, a lépést nem; függönyként áll, amelyen itt gyalog senki sem megy át.',
  'foreign-board/wall-passed-through_other':
    '{{count}} fal a látást állítja meg, a lépést nem; függönyként állnak, amelyeken itt gyalog senki sem megy át.',
  'foreign-board/wall-illusory': 'egy látszatfal úgy áll, mint bármelyik: hogy ki lát át rajta, azt az asztal dönti el.',
  'foreign-board/wall-thicket_one':
    'egy fal a mögötte lévő következőig enged látni; területi terepként fekszik, és a szabály mondja meg, mit takar.',
  'foreign-board/wall-thicket_other':
    '{{count}} fal közül egyen át lehet látni, kettőn nem; területi terepként fekszenek, és a szabály mondja meg, mit takarnak.',
  'foreign-board/curve-in-steps': 'egy íves fal {{steps}} egyenes darabra vágva áll.',
  'foreign-board/door-secret_one': 'egy ajtó a fájlban titkos; itt mindenki látja.',
  'foreign-board/door-secret_other': '{{count}} ajtó a fájlban titkos; itt mindenki látja őket.',
  'foreign-board/corners-left-out_one':
    'egy falsarok kimaradt; egyetlen fal sem tér el a vonalától {{slack, number}} mm-nél többel.',
  'foreign-board/corners-left-out_other':
    '{{count}} falsarok kimaradt; egyetlen fal sem tér el a vonalától {{slack, number}} mm-nél többel.',
  'foreign-board/lights-left-out_one': 'egy fényforrás elmaradt: az asztalon nappal van.',
  'foreign-board/lights-left-out_other': '{{count}} fényforrás elmaradt: az asztalon nappal van.',
  'foreign-board/picture-left-out': 'a térkép képe elmaradt.',
  'foreign-board/things-left-out_one': 'egy dolog, amely sem fal, sem terep, sem figura, elmaradt.',
  'foreign-board/things-left-out_other': '{{count}} dolog, amely sem fal, sem terep, sem figura, elmaradt.',
  'foreign-board/marker-left-out': '„{{thing}}” magát az asztalt jelöli; elmaradt.',
  'foreign-board/states-left-out_one': 'egy dolog másik állapota elmaradt; minden úgy áll, ahogy látszik.',
  'foreign-board/states-left-out_other': 'dolgok {{count}} másik állapota elmaradt; minden úgy áll, ahogy látszik.',
  'foreign-board/tilt-left-out': '„{{thing}}” a fájlban {{degrees}}°-kal dől; itt egyenesen áll.',
  'foreign-board/mirrored-left-out': '„{{thing}}” a fájlban tükrözött; itt nem az.',
  'foreign-board/mesh-missing':
    '„{{thing}}” alakja máshol van, és nem jött vele; egy tömb áll a helyén. Add meg a fájlt ezzel együtt: {{file}} (a játék Mods/Models mappájából).',
  'foreign-board/mesh-unreadable': '„{{thing}}” alakja nem olvasható; egy tömb áll a helyén.',
  'foreign-board/words-not-read':
    'a leírásokból csak a magasság és a területi terep jött át; a bennük lévő többi szabály az asztalra tartozik.',
  'foreign-board/all-on-the-table': 'minden magán az asztalon áll, bármin feküdt is.',
  'foreign-board/voids-filled_one': '{{of}} magasságból egy ismeretlen; ott a talaj olyan alacsony, mint a legmélyebb helyen.',
  'foreign-board/voids-filled_other':
    '{{of}} magasságból {{count}} ismeretlen; ott a talaj olyan alacsony, mint a legmélyebb helyen.',
  'foreign-board/steps-of-height_one': 'egyetlen magasság van benne: a talaj sík.',
  'foreign-board/steps-of-height_other': 'csak {{count}} különböző magasság van benne: a lejtők lépcsők.',
  'foreign-board/heights-thinned':
    '{{columns}} × {{rows}} magasságból {{kept}} × {{keptRows}} maradt; a talaj sehol sem tér el a többitől {{error, length}}-nél jobban.',
  'foreign-board/size-from-length':
    'a fájl nem mondja meg, milyen széles; a hosszából {{columns}} × {{rows}} magasság lesz. Egyforma az oldala?',
  'foreign-board/relief-raised':
    'méretarányosan a talaj {{real, length}} magas volna; most {{times, number}}-szor olyan magas. A domborzat beállításával lesz arányos.',
  'foreign-board/changed-elsewhere':
    'ezt a térképet az Eyeline írta, de azóta egy másik program megváltoztatta: a tábla újra a vonalaiból készült.',
  // a parancssorban
  'import.kind-universal-vtt': 'Universal VTT',
  'import.kind-universal-vtt-2': 'Universal VTT, a 2. változat tervezete',
  'import.kind-foundry-scene': 'Foundry VTT-jelenet',
  'import.kind-tabletop-simulator': 'Tabletop Simulator mentése',
  'import.kind-geo-tiff': 'magasságtérkép, GeoTIFF',
  'import.kind-grey-png': 'magasságtérkép, PNG',
  'import.kind-srtm': 'magasságtérkép, SRTM-lap',
  'import.kind-raw-heights': 'magasságtérkép, nyers',
  'import.kind-height-table': 'magasságtérkép, számsorok',
  'import.map-holds': 'tartalma',
  'import.map-lines':
    '{{squares}} négyzet; falak: {{walls}}, ajtók és ablakok: {{doors}}, padlók: {{floors}}, figurák: {{figures}}',
  'import.map-things': 'dolgok: {{things}}, ebből alakkal együtt: {{shaped}}',
  'import.map-heights': '{{columns}} × {{rows}} magasság, {{least, number}} és {{most, number}} között',
  'import.table': 'asztal',
  'import.table-is': '{{width, length}} × {{depth, length}}; elemek: {{pieces}}, nyílások: {{openings}}, figurák: {{models}}',
  'import.settings': 'ezekkel',
  'import.board-written': '{{file}} a tábla: {{name}}.',
  'usage/only-for': 'ezen a fájlon {{option}} nem változtat; amit be lehet állítani: {{options}}.',
  // seregek listái
  'roster-file/not-recognised':
    'ez nem olyan sereglista, amelyet az Eyeline olvas: BattleScribe (.ros, .rosz), New Recruit (JSON), Army Forge (JSON).',
  'roster-file/rules-data':
    'ez egy játék szabályadata („{{name}}”), nem sereglista. Készíts vele listát a BattleScribe-bal vagy a New Recruittal, és azt add meg.',
  'roster-file/broken': 'az XML-je a(z) {{line}}. sorban hibás.',
  'roster-file/doctype': 'saját dokumentumtípust határoz meg ({{line}}. sor), amit sereglista nem tesz.',
  'roster-file/without-roster': 'nincs sereglista az archívumban.',
  'roster-file/too-deep': 'a választások {{deepest}} szintnél mélyebben vannak egymásban, ami sereglistában nem fordul elő.',
  'roster/no-units': 'nincs benne egység.',
  'roster/entries-left-out_one': 'egy tétel senkit sem tesz az asztalra; kimaradt: {{names}}.',
  'roster/entries-left-out_other': '{{count}} tétel senkit sem tesz az asztalra; kimaradtak: {{names}}.',
  'roster/totals-differ': 'azt mondja, hogy {{stated, number}} {{cost}} az ára, az egységeié összesen {{found, number}}.',
  'roster/models-differ': 'azt mondja, hogy {{stated}} figura van benne, az egységeiben {{found}} van.',
  'roster/count-makes-no-sense':
    '„{{unit}}” száma így van megadva: {{stated}}, aminek nincs értelme; egy kerül belőle az asztalra.',
  'roster/over-the-limit': '{{found, number}} {{cost}} az ára, a határ {{limit, number}}.',
  'roster/joins-nobody': '„{{unit}}” olyan egységhez csatlakozik, amely nincs a listán; egyedül áll.',
  'roster/base-not-understood': '„{{unit}}” talpa így van megadva: „{{base}}”, aminek nincs értelme.',
  'import.kind-battlescribe': 'BattleScribe-sereglista',
  'import.kind-new-recruit': 'New Recruit-sereglista',
  'import.kind-army-forge': 'Army Forge-sereglista',
  'roster.name': 'lista',
  'roster.costs': 'ára',
  'roster.of-limit': '{{spent}} (a határ {{limit, number}})',
  'roster.holds': 'tartalma',
  'roster.holds-is': 'egységek: {{units}}, figurák: {{models}}',
  'roster.brackets': '(gyengül, ha ennyi sebe maradt: {{brackets}})',
  'roster.figures': 'Melyik figura kit jelöl',
  'roster.figures-note':
    'A következő listához név szerint megjegyezzük. Az asztalon álló importált figurák közül is lehet választani.',
  'roster.added_one': 'Egy figura áll ezen a táblán: {{file}}.',
  'roster.added_other': '{{count}} figura áll ezen a táblán: {{file}}.',
  // a lapon
  'file.save-glb': 'A terep mentése testként (.glb)',
  'file.save-light': 'Mentés másoknak, a szobrok nélkül',
  'file.save-uvtt': 'Mentés térképként (Universal VTT)',
  'map-desk.preview': 'A tábla felülről',
  'map-desk.kind': 'Fájlfajta',
  'map-desk.size': 'Asztal',
  'map-desk.holds': 'Rajta',
  'map-desk.holds-is': 'elemek: {{pieces}}, ajtók és ablakok: {{openings}}, figurák: {{models}}',
  'map-desk.questions': 'A(z) {{file}} nem ismer millimétert. Ami itt áll, szokásos; állítsd be, ha jobban tudod.',
  'map-desk.square': 'Egy négyzet oldala, milliméterben',
  'map-desk.wallHeight': 'Magasság, ahol a fájl nem mondja, milliméterben',
  'map-desk.doorHeight': 'Ajtók magassága, ahol a fájl nem mondja, milliméterben',
  'map-desk.thickness': 'Falak vastagsága, milliméterben',
  'map-desk.block': 'Hiányzó alak helyén álló tömb oldala, milliméterben',
  'map-desk.longest': 'A hosszabb oldal, milliméterben',
  'map-desk.relief': 'A legmagasabb hely a legmélyebb felett, milliméterben',
  'map-desk.left': 'Ami más, mint a fájlban',
  'map-desk.nothing-left': 'A fájlból minden rajta van a táblán.',
  'map-desk.takes-the-place': 'Annak a helyére kerül, ami az asztalon van. A visszavonás azt visszahozza.',
  'told.army-added_one': '{{name}}: egy figurája a közeli szélnél áll.',
  'told.army-added_other': '{{name}}: {{count}} figurája a közeli szélnél áll.',
  'usage/option-missing': 'hiányzik: {{option}} {{such}}.',
  'export.written_one': '{{file}}: egy rész van benne.',
  'export.written_other': '{{file}}: {{count}} rész van benne.',
  'export.left-out_one':
    'Ebből egy senkit sem állít meg egy térképen (padló, vagy ami alacsony, vagy magasan van): onnan csak az Eyeline olvassa.',
  'export.left-out_other':
    'Ebből {{count}} senkit sem állít meg egy térképen (padlók, és ami alacsony, vagy magasan van): onnan csak az Eyeline olvassa.',
  'cli.help-export': `eyeline export TÁBLA -o FÁJL.glb|.3mf|.stl|.uvtt|.dd2vtt|.json [--piece ID] [--square MM]

Kiírja egy tábla terepét más programoknak: testként, részeinek nevével (.glb méterben, .3mf és .stl milliméterben), vagy Universal VTT
térképként, falakkal, ajtókkal és ablakokkal. A térképnek egy szintje van, és nem ismer magasságokat; az Eyeline egy saját kulcs alatt megőrzi
ezeket és az egész táblát, és vissza is olvassa, amíg senki nem változtatott a vonalakon.

A .json fájl maga a tábla, olyannak szánva, aki nem vette meg a szobraidat: minden figurának a teste, a szerzője és a licence, egy elnagyolt
körvonala és a szobor ujjlenyomata van benne. Ha valaki ugyanezt a szobrot importálja erre a táblára, az a körvonalai helyére kerül.

  --piece ID           csak ezt az elemet
  --square MM          a térkép egy négyzetének oldala (25.4)

Vége 0, vagy 3, és semmi nem íródik ki, ha a tábla hibás.`,
  'foreign.walls': 'Falak',
  'foreign.object': 'Tárgy',
  'foreign.curtain': 'Függöny',
  'foreign.thicket': 'Bozót',
  'foreign.floor': 'Padló',
  'foreign.ground': 'Talaj',
  'foreign.figure': 'Figura',
  'foreign.friend': 'Barátok',
  'foreign.foe': 'Ellenfelek',
  'foreign.neither': 'Mások',
} as const;
