/** The report of a whole board, and what `eyeline analyse` says. */
export const labPage = {
  'lab-page.title': '{{board}}: jelentés az asztalról',
  'lab-page.unnamed': 'Névtelen asztal',
  'lab-page.board-is': '{{width}} × {{depth}}; tereptárgyak: {{pieces}}, figurák: {{models}}',
  'lab-page.card-symmetry': 'a terepből mindkét félnek egyforma, {{way}}',
  'lab-page.card-findings': 'megnéznivaló nyomtatás vagy játék előtt',
  'lab-page.card-pieces': 'tereptárgy',
  'lab-page.method-number': '{{number}}. módszer szerint',
  'lab-page.plan': 'Mit érdemes megnézni',
  'lab-page.plan-title': '{{board}} felülnézetben, a közeli asztalszél alul',
  'lab-page.check-for':
    'Az ellenőrzés alapja: talpak {{bases}}, {{height, length}} magas emberek, szemmagasság {{eyes, length}}.',
  'lab-page.symmetry': 'Egyforma-e mindkét félnek?',
  'lab-page.symmetry-way': 'Mód',
  'lab-page.symmetry-share': 'Helyén álló terep',
  'lab-page.symmetry-in-place': 'Helyén álló pár',
  'lab-page.symmetry-moved': 'Elmozdult',
  'lab-page.symmetry-altered': 'Megváltozott',
  'lab-page.symmetry-alone': 'Pár nélkül',
  'lab-page.symmetry-marks': 'Pár nélküli zóna és célpont',
  'lab-page.symmetry-not-meant':
    'Szinte egyik tereptárgynak sincs a helye közelében ugyanilyen alakú párja: ez az asztal nem úgy készült, hogy mindkét félnek egyforma legyen. Hogy a terep kinek mennyit ad, azt egy másik szakasz veti össze.',
  'lab-page.symmetry-residual':
    'Az egymásnak megfelelő tárgyak felülete legfeljebb {{residual, length}} távolságra tér el egymástól.',
  'lab-page.symmetry-moved-list': 'Nem a helyükön állnak',
  'lab-page.symmetry-altered-list': 'Egyformák, csak néhány részük más',
  'lab-page.symmetry-alone-list': 'A helyük közelében nincs ugyanilyen alakú párjuk',
  'lab-page.symmetry-marks-list': 'Pár nélküli jelölések az asztalon',
  'lab-page.symmetry-whole': 'Minden tereptárgy párja a helyén áll.',
  'lab-page.card-fairness': 'a legnagyobb különbség a felek között abban, mi van szem előtt',
  'lab-page.fairness': 'Ami az egyik félnek megvan, a másiknak nincs',
  'lab-page.fairness-figure': 'Mutató',
  'lab-page.fairness-one': 'Egyik fél',
  'lab-page.fairness-other': 'Másik fél',
  'lab-page.fairness-difference': 'Különbség',
  'lab-page.fairness-nothing': 'Nincsenek szemben álló felek zónái és célpontok, amelyeket össze lehetne vetni.',
  'lab-page.mends': 'Mi segítene rajta',
  'lab-page.mends-none': 'A kipróbált {{tried}} változtatásból {{legal}} szabályos, de egyik sem teszi igazságosabbá.',
  'fairness/objective-seen': 'A zóna azon része, ahonnan „{{objective, objective}}” látszik',
  'fairness/zone-open': 'A zóna azon része, amely a másiknak szem előtt van, mielőtt bárki lép',
  'fairness/zone-open-after-move': 'A zóna azon része, amely a másiknak szem előtt van, miután a néző egyet lépett',
  'fairness/table-open': 'Az asztal azon része, amelyre a zónából valaki lőhet, mielőtt bárki lép',
  'fairness/table-open-after-move': 'Az asztal azon része, amelyre a zónából valaki egy lépése után lőhet',
  'fairness/area-reached': 'Az asztal mekkora részére jut el valaki a zónából egy lépéssel',
  'fairness/time-to-objective': 'Mennyi mozgásba kerül „{{objective, objective}}” mellé érni',
  'fairness/longest-lane': 'A zónán átmenő leghosszabb lővonal',
  'fairness/area': '{{area}} cm²',
  'fairness/moves': '{{cost}}, {{moves}} lépésben',
  'fairness/none': 'nincs',
  'mend/turn-anticlockwise': '{{piece, piece}}: az óramutató járásával szemben elfordítani ({{by, angle}})',
  'mend/turn-clockwise': '{{piece, piece}}: az óramutató járása szerint elfordítani ({{by, angle}})',
  'mend/swap': '{{piece, piece}} és {{other, piece}}: felcserélni',
  'mend/right': '{{piece, piece}}: {{by, length}} távolságra jobbra tolni',
  'mend/left': '{{piece, piece}}: {{by, length}} távolságra balra tolni',
  'mend/near': '{{piece, piece}}: {{by, length}} távolságra a közeli szél felé tolni',
  'mend/far': '{{piece, piece}}: {{by, length}} távolságra a közeli széltől elfelé tolni',
  'mend/does':
    '{{deed}}: a legnagyobb különbség {{before}} helyett {{after}} ({{figure}}: {{zone, zone}} {{was}} → {{is}}, {{opposite, zone}} {{otherWas}} → {{otherIs}}).',
  'method/mends':
    '{{tried}} apró változtatás jött szóba: minden tereptárgyat 15°, 30°, 45° vagy 90° szöggel elfordítani, 25, 50 vagy 100 mm-rel eltolni, vagy egy másikkal felcserélni. Szabályos az a {{legal}}, amely az asztalon marad, semmibe sem nyúlik és senkit sem hordoz. Mindegyiknél újraszámoltuk az összes kitettséget a megváltozott asztalon, {{coarse, length}} nagyságú négyzetekkel; a legjobbakat {{cell, length}} nagyságúakkal is, a sorrend ezen alapul.',
  'lab-page.lanes': 'Lővonalak',
  'lab-page.lanes-title': 'A leghosszabb lővonalak felülnézetben, számozva',
  'lab-page.lane-number': 'Vonal',
  'lab-page.lane-length': 'Hossz',
  'lab-page.lane-width': 'Szélesség a legszűkebb helyen',
  'lab-page.lane-from': 'Innen',
  'lab-page.lane-to': 'Idáig',
  'lab-page.ground': 'Ahol járni lehet, és ahová senki sem jut',
  'lab-page.choke-points': 'Szűk átjárók',
  'lab-page.no-choke-points': 'Sehol sincs a térkép egy négyzeténél nem szélesebb hely, amely kettéosztaná az asztalt.',
  'lab-page.choke-points-found': 'Szűk átjárók száma: {{count}}; az a {{told}}, amely mögött a legtöbb hely van:',
  'lab-page.choke-point': '{{area}} cm² hely van mögötte.',
  'lab-page.floors': 'Szintek, ahová senki sem jut',
  'lab-page.floors-all-reached': 'Az asztal fölötti {{count}} szint közül, amelyen egy talp elfér, mindegyikre el lehet jutni.',
  'lab-page.floors-found': 'Az asztal fölötti {{floors}} szint közül, amelyen egy talp elfér, ennyire nem jut senki: {{count}}.',
  'lab-page.floor-unreached': '{{on}}: {{area}} cm² hely.',
  'lab-page.maps': 'Mi látszik és honnan',
  'lab-page.map-from-zone': 'Látvány ebből a zónából: „{{zone, zone}}”',
  'lab-page.map-from-side': 'Látvány onnan, ahol {{side, side}} figurái állnak',
  'lab-page.map-seen':
    '{{places}} hely, ahol állni lehet; ebből valahonnan látszik: {{seen}}. Az összes hely átlagában: {{mean}}.',
  'lab-page.map-storey_zero': 'A legalsó szint minden pont fölött',
  'lab-page.map-storey_one': 'Fölötte az 1. szint',
  'lab-page.map-storey_other': 'Fölötte a(z) {{storey}}. szint',
  'lab-page.map-unit-share': 'egy ott álló ember látható része',
  'lab-page.map-unit-count': 'a zóna ennyi helyéről látszik a szeme',
  'lab-page.map-unit-cover': 'fedezék: 0 nincs, 1 könnyű, 2 nehéz',
  'lab-page.map-unit-millimetres': 'mozgás milliméterben',
  'lab-page.methods': 'Hogyan születtek a számok',
  'lab-page.basis': 'Min alapul',
  'lab-page.basis-board': 'Asztal',
  'lab-page.basis-engine': 'Motor',
  'lab-page.basis-rules': 'Szabályok',
  'lab-page.basis-cell': 'A térképek négyzetei',
  'lab-page.basis-stated': 'Megadott méretek',
  'lab-page.basis-stated-pieces': 'tereptárgyak: {{count}}, tűrés {{tolerance, length}}',
  'lab-page.basis-author': 'Szerző',
  'lab-page.basis-licence': 'Licenc',
  'lab-page.ranking-title': 'Asztalok egymás mellett: {{count}}',
  'lab-page.ranking': 'Rangsor',
  'lab-page.ranking-order':
    'Elöl áll az az asztal, amelynek terepe a legjobban egyezik a két fél számára; egyenlők közül az, amelyiken kevesebb a megnéznivaló.',
  'lab-page.ranking-board': 'Asztal',
  'lab-page.ranking-symmetry': 'Egyforma mindkét félnek',
  'lab-page.ranking-findings': 'Megnéznivaló',
  'lab-page.ranking-pieces': 'Tereptárgyak',
  'lab-page.ranking-hash': 'Lenyomat',
  'symmetry/left-right': 'bal és jobb felé tükrözve',
  'symmetry/near-far': 'közel és távol felé tükrözve',
  'symmetry/half-turn': 'fél fordulattal',
  'symmetry/quarter-turn': 'negyed fordulattal',
  'symmetry/diagonal-from-far-left': 'a bal távoli sarokból induló átlóra tükrözve',
  'symmetry/diagonal-from-near-left': 'a bal közeli sarokból induló átlóra tükrözve',
  'symmetry/moved':
    '{{counterpart, piece}} {{by, length}} távolságra áll attól a helytől, ahová {{piece, piece}} szerint való ({{right, length}} jobbra, {{near, length}} a közeli szél felé, {{rise, length}} fölfelé), elfordulása {{turn, fine-angle}}; ettől eltekintve {{residual, length}} pontossággal egyeznek.',
  'symmetry/moved-itself':
    '{{piece, piece}} {{by, length}} távolságra áll a saját képétől ({{right, length}} jobbra, {{near, length}} a közeli szél felé), ahhoz képest {{turn, fine-angle}} az elfordulása; a középpontba vagy a középvonalra tolva önmaga párja lenne.',
  'symmetry/altered': '{{counterpart, piece}} olyan, amilyennek {{piece, piece}} szerint lennie kell, csak {{count}} részük más:',
  'symmetry/altered-itself': '{{piece, piece}} a középvonalon fekszik, és olyan, mint a saját képe, csak {{count}} része más:',
  'symmetry/part-moved':
    '{{piece, piece}} {{part}} nevű része {{by, length}} távolságra van a helyétől ({{right, length}} jobbra, {{near, length}} a közeli szél felé, {{rise, length}} fölfelé), elfordulása {{turn, fine-angle}}',
  'symmetry/part-alone': '{{piece, piece}} {{part}} nevű részének nincs párja',
  'symmetry/parts-more': 'és még {{count}} részük',
  'symmetry/alone': '{{piece, piece}}',
  'symmetry/zone-alone': 'Nincs párja ennek a zónának: „{{zone, zone}}”.',
  'symmetry/objective-alone': 'Nincs párja ennek a célpontnak: „{{objective, objective}}”.',
  'method/check':
    'Minden tereptárgy háromszögein mérve, ahogy az asztalon áll, mintavétel nélkül, egymáshoz képest; csak a nyílásokat próbálja végig 49 egyenes vonal. A súly tömör, egyforma anyagú testeké; az egymásba nyúlás mélysége alsó korlát.',
  'method/symmetry':
    'Minden tereptárgy felületét, az asztal közepére tükrözve vagy elforgatva, összevetjük minden hasonló méretű tárgyéval: bármelyikük bármely pontjának legnagyobb távolsága a másiktól, bizonyított korlátokkal, amelyek nem függnek attól, hogyan van háromszögekre bontva. A helyén van, ami sehol sem tér el 0,5 mm-nél jobban; a részarányok a felület részarányai.',
  'analyse.symmetry':
    'Egyforma mindkét félnek: a terep {{share, share}} része, {{way}}; elmozdult: {{moved}}, pár nélkül: {{alone}}.',
  'analyse.findings_zero': 'Nincs megnéznivaló nyomtatás vagy játék előtt.',
  'analyse.findings_one': 'Egy megnéznivaló nyomtatás vagy játék előtt.',
  'analyse.findings_other': '{{count}} megnéznivaló nyomtatás vagy játék előtt.',
  'analyse.maps_one': 'Egy térkép arról, mi látszik és honnan.',
  'analyse.maps_other': '{{count}} térkép arról, mi látszik és honnan.',
  'analyse.progress': '{{file}}: {{part}}, {{done, share}}',
  'analysis/maps': 'térképek',
  'analysis/exposures': 'mi van szem előtt és kinek',
  'analysis/lanes': 'lővonalak',
  'analysis/times': 'utak a célpontokhoz',
  'analysis/floors': 'szintek, ahová senki sem jut',
  'analysis/mends': 'mi tenné igazságosabbá',
  'analysis/check': 'ellenőrzés és a két fél összevetése',
  'analyse.written': 'Kiírva: {{files}}.',
  'analyse.queue-not-there': 'Senki sem válaszol itt: {{queue}}.',
  'analyse.no-boards': '{{folder}}: ebben a mappában nincs olvasható tábla.',
  'cli.help-analyse': `eyeline analyse TÁBLA|MAPPA [--report KI] [--raster FÁJL.png|FÁJL.tif] [--csv FÁJL] [--cell MM]
                            [--question zones|sides|none] [--workers N | --queue redis://…] [--after-move] [--mend]
                            [--symmetric SZÁZALÉK] [--strict] [--json]

Amit egy tábláról tudni lehet: mit érdemes megnézni nyomtatás vagy játék előtt, egyforma-e a terepe mindkét félnek, térképek arról, mi látszik és
honnan, szintenként, lővonalak, szűk átjárók, szintek, ahová senki sem jut, és hogy melyik fél milyen hamar ér a célpontokhoz. Terminálban látszik,
hol tart; Ctrl-C-vel abba lehet hagyni. Egy mappában minden táblát elemez, és rangsorolja őket, elöl a legigazságosabb.

  --report KI        oldal, amelyhez nem kell sem hálózat, sem program; mappánál mappa, táblánként egy oldallal és a rangsorral
  --raster FÁJL      a térképek képként (.png) vagy milliméteres GeoTIFF-raszterként (.tif), térképenként és szintenként egy fájl
  --csv FÁJL         a térképek táblázatként, soronként egy hely, bizonyított korlátokkal
  --cell MM          mekkorák a térképek négyzetei, 5-től 200-ig; ha nincs megadva, 25
  --question zones   az egyes felállítási zónák hány helyéről látszik minden hely; sides: egy emberből mennyit látnak az egyes felek figurái
                     none: nincs térkép. Zones, ha van zóna, különben sides
  --rules SZABÁLYOK  kinek a mozgása és látása szerint; ha nincs megadva, a skirmish szabályoké
  --workers N        ennyi folyamat ezen a gépen
  --queue CÍM        a munkát azoknak adja, akik az „eyeline analyse-worker --queue CÍM” parancsot futtatják, bármely gépen; a megszakadt futás folytatódik
  --after-move       egy lépés utánra is összeveti, mi van szem előtt, mire lehet lőni és hová lehet eljutni; percekig tart
  --mend             kipróbálja, mit elfordítva, eltolva vagy felcserélve lenne igazságosabb a tábla; percekig tart
  --symmetric P      kevés, ha a terepnek kevesebb mint P százaléka egyforma mindkét félnek
  --strict           kevés, ha bármi megnéznivaló van
  --base, --height, --eyes, --stated, --tolerance
                     mi szerint ellenőrizzen (eyeline help check); a térképek ilyen magas emberről szólnak, a legkisebb talpon

0-val ér véget, 5-tel, ha kevés.`,
  'cli.help-analyse-worker': `eyeline analyse-worker --queue redis://… [--lease MÁSODPERC]

Másoknak dolgozik, akik az „eyeline analyse … --queue” parancsot ugyanezzel a címmel futtatják, amíg le nem állítják. A táblák és az eredmények a
Redisen mennek át; itt semmi sem marad meg. Csak azonos számú változatok dolgoznak együtt.

  --queue CÍM        hol van a Redis: redis://GÉP:PORT
  --lease MÁSODPERC  ennyi életjel nélküli idő után a munkát más kapja meg; ha nincs megadva, 15`,
};
