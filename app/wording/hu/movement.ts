export const movement = {
  // amit kérdezni lehet, mondatba illő szavakkal
  'asked/sees': 'ki kit lát',
  'asked/cover-of': 'kit mi fedez',
  'asked/move': 'mibe kerül egy út',
  'asked/reach': 'mi érhető el',
  'asked/route': 'melyik út a legolcsóbb',
  'asked/move-unit': 'hogyan mozog egy egység',
  'asked/work-opening': 'ki nyithat ki egy ajtót',
  'asked/pick-up': 'ki vehet fel egy terhet',

  // miért nem felel semmilyen szabály egy mozgásról szóló kérdésre
  'question/not-in-these-rules': 'A {{ruleSet}} szabályok, amennyi belőlük itt megvan, nem mondják meg, hogy {{kind, asked}}.',
  'mover/not-on-the-board': 'Nincs a táblán „{{model}}” nevű figura, aki mozoghatna.',
  'piece/not-on-the-board': 'Nincs a táblán „{{piece}}” nevű terepelem.',
  'ladder/not-so-high':
    'A létra ({{piece, piece}}) a talpától 0 és {{most, length}} közé ér; {{height, length}} magasan senki sem állhat rajta.',
  'ladder/not-on-the-piece': 'Ezen nincs „{{ladder}}” nevű létra: {{piece, piece}}.',
  'way/leads-nowhere': 'Az út nem vezet sehová.',
  'load/not-on-the-board': 'Nincs a táblán „{{model}}” nevű figura, akit fel lehetne venni.',
  'load/is-the-mover': '{{model, model}} nem veheti fel saját magát.',
  'opening/not-in-the-piece': 'Ezen nincs „{{opening}}” nevű nyílás: {{piece, piece}}.',
  'move/vehicles-go-by-gears': '{{model, model}} jármű: fokozatok szerint mozog; arra kérdezz, hogyan halad.',
  'move/not-while-hiding': '{{model, model}} elbújt: előbb fel kell állnia, csak utána tehet bármi mást.',
  'move/squads-move-once': '{{model, model}} osztag: csak az első akciója lehet mozgás.',
  'move/crawls-once': '{{model, model}} hasal: körönként csak egy akcióval kúszhat.',
  'ladder/not-while-prone': '{{model, model}} hasal, így létrát nem használhat.',
  'charge/not-while-prone': '{{model, model}} hasal, így nem rohamozhat.',
  'charge/not-while-loaded': '{{model, model}} terhet visz, így nem rohamozhat.',
  'charge/nobody-named': 'A rohamnak egy ellenség a célja: mondd meg, kit rohamoz {{model, model}}.',
  'charge/no-enemy': '{{target, model}} ugyanazon az oldalon van, mint {{model, model}}: barátot senki sem rohamoz.',
  'door/not-while-hiding': '{{model, model}} elbújt: előbb fel kell állnia, csak utána nyúlhat ajtóhoz.',
  'load/not-while-hiding': '{{model, model}} elbújt: előbb fel kell állnia, csak utána vehet fel bármit.',
  'way/piece-in-the-way': '{{piece, piece}} útban van neki: {{model, model}}; {{missing, length}} hely hiányzik.',
  'way/model-in-the-way': '{{other, model}} útban van neki: {{model, model}}; {{missing, length}} hely hiányzik.',
  'way/mark-in-the-way':
    '{{model, model}} nem állhat rá és nem mehet át rajta: {{objective, objective}}, {{missing, length}} hiányzik.',
  'way/too-near': '{{model, model}} túl közel jutna hozzá: {{other, model}}; {{missing, length}} hiányzik.',
  'way/too-high':
    'Itt ez {{height, length}} magasra emelkedik: {{on, carrier}}; {{model, model}} legfeljebb {{most, length}} magasra mászik.',
  'way/too-deep':
    'Innen {{height, length}} mélyre kellene lejutni ide: {{on, carrier}}; {{model, model}} legfeljebb {{most, length}} mélyre mászik.',
  'way/ends-above':
    '{{model, model}} ezen az úton {{apart, length}} magasan a megnevezett hely fölé jut; az odalent van: {{on, carrier}}.',
  'way/ends-below':
    '{{model, model}} ezen az úton {{apart, length}} mélyen a megnevezett hely alá jut; az odafent van: {{on, carrier}}.',
  'way/no-headroom-under-piece':
    'Ez alatt nem fér el a feje: {{piece, piece}}; {{model, model}} számára {{missing, length}} hiányzik.',
  'way/no-headroom-under-model':
    'Alatta nem fér el a feje: {{other, model}}; {{model, model}} számára {{missing, length}} hiányzik.',
  'way/tips': '{{model, model}} itt feldőlne: a talpának csak {{supported, share}} része van alátámasztva.',
  'way/not-standable': 'Ezen itt senki sem állhat meg: {{on, carrier}}.',
  'way/impassable': 'Ez járhatatlan: {{piece, piece}}.',
  'way/shut': 'Ez zárva van: {{opening, opening}} ({{piece, piece}}).',
  'way/ladder-out-of-reach': '{{model, model}} nem éri el a létrát ({{piece, piece}}): {{missing, length}} hiányzik.',
  'way/ladder-taken': '{{other, model}} is a létrán van ({{piece, piece}}): ott {{missing, length}} hely hiányzik.',
  'way/table-edge': '{{model, model}} {{missing, length}} hosszan lelógna az asztalról.',
  'way/too-much-height': '{{model, model}} {{missing, length}} hosszal többet menne fel és le, mint szabad.',
  'pace/heavy-weapon':
    'Az egyedül vitt nehéz fegyver {{slowed, length}} levonás a {{printed, length}} mozgásból: {{movement, length}} marad.',
  'pace/heavy-weapon-with-crew':
    'A segítővel vitt nehéz fegyver {{slowed, length}} levonás a {{printed, length}} mozgásból: {{movement, length}} marad.',
  'pace/pulls':
    '{{model, model}} fegyvert húz maga után: a mozgása {{borne, length}} helyett annak háromnegyede, {{movement, length}}.',
  'pace/loaded': '{{model, model}} terhet visz: a mozgása {{borne, length}} helyett csak a fele, {{movement, length}}.',
  'pace/crawls':
    '{{model, model}} kúszik: egy akcióval a mozgása felét teszi meg, {{movement, length}} helyett {{action, length}} hosszat.',
  'move/enough':
    'Az út ára {{cost, length}}, {{model, model}} pedig {{allowance, length}} hosszat mehet; marad {{left, length}}.',
  'move/too-far':
    'Az út ára {{cost, length}}, de {{model, model}} csak {{allowance, length}} hosszat mehet: {{missing, length}} hiányzik.',
  'move/two-actions-would-do': 'Mindkét akciójával {{model, model}} {{allowance, length}} hosszat mehet, az elég lenne.',
  'move/takes-both-actions':
    'Ez több az egy akcióra jutó {{movement, length}} hossznál: {{model, model}} mindkettőt felhasználja, tehát az elsővel kell kezdenie.',
  'route/none': 'Oda nem vezet olyan út, amelyet {{model, model}} kétszer ennyi mozgással végigmehetne.',
  'reach/with-allowance': '{{model, model}} {{allowance, length}} hosszat mehet: ez minden, ahová eljuthat.',
  'reach/not-near-enemies_one':
    'Nem állhat meg az ott lévő ellenségtől {{limit, length}} távolságnál közelebb (fejtől fejig), ha onnan látja.',
  'reach/not-near-enemies_other':
    'Nem állhat meg az ott lévő {{count}} ellenség egyikétől sem {{limit, length}} távolságnál közelebb (fejtől fejig), ha onnan látja.',
  'cost/level': 'Rendes terepen {{length, length}} ára ugyanannyi.',
  'cost/difficult': 'Ez nehéz terep: {{piece, piece}}. Benne {{length, length}} ára a kétszerese, {{cost, length}}.',
  'cost/difficult-with-number':
    'Ez nehéz terep: {{piece, piece}}. Benne {{length, length}} ára {{times, number}}-szor annyi, {{cost, length}}.',
  'cost/slope': 'Rámpán, lépcsőn, enyhe lejtőn a felület mentén mérünk: {{length, length}} ára ugyanannyi.',
  'cost/free-step': 'A {{height, length}} magas lépcsőfok nem kerül semmibe.',
  'cost/climb-up': 'Felmászni {{up, length}} magasra másfélszer számít: a vízszintes részével együtt összesen {{cost, length}}.',
  'cost/climb-down': 'Lemászni {{down, length}} mélyre {{cost, length}}.',
  'cost/cross': 'Átmászni egy {{up, length}} magas dolgon fel és le is kerül, a tetején átvezető úttal együtt {{cost, length}}.',
  'cost/cross-between-levels':
    'Átmászni rajta {{up, length}} fel és {{down, length}} le, a tetején átvezető úttal együtt {{cost, length}}.',
  'cost/ladder': 'A létrán {{length, length}} ára {{cost, length}}.',
  'fall/is-hit':
    'Ugrani nem lehet. Aki itt elveszti a talajt a lába alól, {{drop, length}} mélyre zuhan ide: {{on, carrier}}; a találat ereje {{strength}}, páncéltörése {{piercing}}, se páncél, se fedezék nem véd ellene.',
  'fall/unhurt':
    'Ugrani nem lehet. Aki itt elveszti a talajt a lába alól, {{drop, length}} mélyre zuhan ide: {{on, carrier}}, de nem sérül meg: {{limit, length}} mélységig a zuhanás nem árt.',
  'climb/never-enough':
    'Maga a mászás {{cost, length}}: {{model, model}} mindkét akciójával {{allowance, length}} hosszat mehet, ez sosem lesz elég.',
  'climb/two-actions-would-do':
    'Egy mászásra mindkét akció együtt is mehet: {{model, model}} így {{allowance, length}} hosszat mehetne, az elég.',
  'climb/not-part-way': 'Mászni egészen kell, vagy sehogy: {{model, model}} félúton nem állhat meg.',
  'climb/crossing-not-part-way': 'Kerítésen, falon egészen át kell mászni, vagy sehogy: {{model, model}} nem állhat meg rajta.',
  'stand/exactly-on-the-limit':
    '{{model, model}} ott pontosan a határon áll (a talpának {{supported, share}} része van alátámasztva): megáll, de döntsétek el az asztalnál.',
  'stop/too-near-to-an-enemy':
    '{{model, model}} {{distance, length}} távolságra állna meg tőle: {{other, model}}, akit onnan lát; {{limit, length}} távolságnál közelebb nem érhet véget mozgás.',
  'stop/just-far-enough':
    '{{model, model}} {{distance, length}} távolságra áll meg tőle: {{other, model}}, akit onnan lát vagy majdnem lát; {{limit, length}} távolságnál közelebb nem érhet véget mozgás.',
  'stop/keeps-away':
    '{{model, model}} {{cost, length}} után áll meg, ahol minden ellenségtől, akit lát, {{limit, length}} távolságra van.',
  'stop/on-the-ladder':
    '{{model, model}} a létrán áll meg ({{piece, piece}}), {{height, length}} magasan, {{cost, length}} után.',
  'stop/at-the-foot': '{{model, model}} a lábánál áll meg, {{cost, length}} után, {{left, length}} pedig kárba vész.',
  'stop/farthest-place': '{{model, model}} addig jut, ameddig a mozgása vagy az út engedi: {{cost, length}} után áll meg.',
  'melee/each-may-strike-first_one': '{{model, model}} közelharcból lép ki: az ellenség előbb egyszer megütheti.',
  'melee/each-may-strike-first_other':
    '{{model, model}} közelharcból lép ki: a {{count}} ellenség mindegyike előbb egyszer megütheti.',
  'melee/one-may-strike-first': '{{model, model}} közelharcból lép ki: a {{count}} ellenség egyike előbb egyszer megütheti.',
  'charge/arrives':
    '{{model, model}} {{gap, length}} távolságra ér oda hozzá: {{target, model}} (talptól talpig); ez {{limit, length}} távolságnál közelebb van, tehát közelharcban vannak, és üthet.',
  'charge/falls-short':
    '{{model, model}} {{gap, length}} távolságra áll meg tőle: {{target, model}} (talptól talpig), és nincsenek közelharcban ({{limit, length}} távolságnál közelebb, egymást látva): nem üthet.',
  'charge/not-towards': '{{model, model}} nem jutna közelebb hozzá: {{target, model}}; a roham a célja felé tart.',
  'charge/takes-one-action':
    '{{model, model}} {{cost, length}} hosszat megy, nem többet a {{movement, length}} mozgásánál: a roham egy akció.',
  'charge/takes-both-actions':
    '{{model, model}} {{cost, length}} hosszat megy, többet a {{movement, length}} mozgásánál: a roham mindkét akciója.',
  'door/within-reach':
    '{{model, model}} {{gap, length}} távolságra áll tőle: {{opening, opening}} ({{piece, piece}}); {{limit, length}} távolságig elérhető.',
  'door/out-of-reach':
    '{{model, model}} {{gap, length}} távolságra áll tőle: {{opening, opening}} ({{piece, piece}}); csak {{limit, length}} távolságig érhető el.',
  'door/nothing-to-work':
    'Itt nincs mit nyitni-csukni: {{opening, opening}} ({{piece, piece}}); {{model, model}} nem tehet vele semmit.',
  'door/is-open': 'Ez már nyitva van: {{opening, opening}} ({{piece, piece}}); {{model, model}} itt nem tehet semmit.',
  'door/is-shut': 'Ez már csukva van: {{opening, opening}} ({{piece, piece}}); {{model, model}} itt nem tehet semmit.',
  'door/is-locked': 'Ez zárva van: {{opening, opening}} ({{piece, piece}}); {{model, model}} előbb a zárat kell hogy kinyissa.',
  'door/will-stay-open':
    '{{model, model}} kinyitja: {{opening, opening}} ({{piece, piece}}); nyitva is marad, amíg valaki be nem csukja.',
  'door/will-be-shut': '{{model, model}} becsukja: {{opening, opening}} ({{piece, piece}}).',
  'door/no-lock-to-turn':
    'Ezen most nincs elfordítható zár: {{opening, opening}} ({{piece, piece}}); {{model, model}} nem tehet vele semmit.',
  'door/no-key': 'Kulcs nélkül {{model, model}} nem boldogul ennek a zárjával: {{opening, opening}} ({{piece, piece}}).',
  'door/each-lock-takes-an-action_one':
    'Ennek a zárja egy akció: {{opening, opening}} ({{piece, piece}}), neki: {{model, model}}.',
  'door/each-lock-takes-an-action_other':
    'Ennek mind a {{count}} zárja egy-egy akció: {{opening, opening}} ({{piece, piece}}), neki: {{model, model}}.',
  'door/somebody-in-the-frame': '{{other, model}} a keretben áll: ez nem csukható be: {{opening, opening}} ({{piece, piece}}).',
  'load/within-reach':
    '{{load, model}} {{gap, length}} távolságra van tőle: {{model, model}} (talptól talpig); {{limit, length}} távolságig egy akcióval felvehető.',
  'load/out-of-reach':
    '{{load, model}} {{gap, length}} távolságra van tőle: {{model, model}} (talptól talpig); csak {{limit, length}} távolságig vehető fel.',
  'load/not-ones-own': '{{load, model}} nem ugyanazon az oldalon van, mint {{model, model}}: csak a sajátját viheti.',
  'load/one-at-a-time': '{{model, model}} már visz terhet: egyszerre csak egyet lehet.',
  'load/will-slow': 'Teherrel a mozgása a felére, {{movement, length}} hosszra csökken: {{model, model}}.',
  'carrier/table': 'az asztal',
  'unit/not-on-the-board': 'Ennek az oldalnak nincs a táblán „{{unit}}” nevű egysége.',
  'unit/has-no-such-model': '„{{model}}” nem ebbe az egységbe tartozik: „{{unit}}”.',
  'order/not-in-these-rules':
    'A {{ruleSet}} szabályok, amennyi belőlük itt megvan, nem mondják meg, hogyan mozog valaki ezzel a paranccsal: {{order, order}}.',
  'order/move': 'mozgás',
  'order/two-moves': 'kettős mozgás',
  'order/charge': 'roham',
  'order/no-faster-pace': '{{model, model}} csak egyféle tempóban mozog: ezek a szabályok nem ismernek kettős mozgást.',
  'mover/vehicles-not-covered': '{{model, model}} jármű: a járművek mozgása itt nincs meg.',
  'dice/not-for-difficult-ground':
    'Nehéz terepre két kockával dobunk (némely egység hárommal), mindegyik 1 és 6 közötti; nem így: {{dice}}.',
  'dice/not-for-dangerous-ground': 'Veszélyes terepre minden modell egy kockával dob, 1 és 6 között; nem így: {{dice}}.',
  'distance/enough':
    '{{model, model}} {{cost, length}} hosszat megy a megengedett {{allowance, length}} hosszból; marad {{left, length}}.',
  'distance/too-far':
    'Az út {{cost, length}} hosszú, de {{model, model}} csak {{allowance, length}} hosszat mehet: {{missing, length}} hiányzik.',
  'distance/farthest-place': '{{model, model}} eddig jut: {{cost, length}}.',
  'distance/reach': '{{model, model}} {{allowance, length}} hosszat mehet: ez minden, ahová eljuthat.',
  'distance/no-way': 'Oda nem vezet olyan út, amelyet {{model, model}} kétszer ennyi mozgással végigmehetne.',
  'ground/roll-first':
    'Ez nehéz terep: {{piece, piece}}. Mielőtt {{model, model}} hozzáérhet, az egységének két kockával kell dobnia.',
  'ground/rolled': 'Nehéz terepre a nagyobb kocka {{die}} lett: {{model, model}} {{allowance, length}} hosszat mehet.',
  'ground/counts-as-moved': 'E dobás után {{model, model}} mozgottnak számít, akkor is, ha marad.',
  'ground/dangerous':
    'Ez veszélyes: {{piece, piece}}. {{model, model}} egy kockával dob miatta, és 1-esre mentő nélkül sebződik.',
  'ground/takes-a-wound': '{{model, model}} {{die}}-est dobott veszélyes terepre, és megsebesül; semmilyen mentő nem jár ellene.',
  'ground/comes-through': '{{model, model}} dobása veszélyes terepre {{die}}: baj nélkül átjut.',
  'height/free':
    '{{model, model}} {{height, length}} magasságot tesz meg fel és le, ez az útjából semmit sem vesz el; {{allowance, length}} szabad.',
  'height/shared':
    '{{model, model}} {{height, length}} magasságot tesz meg fel és le, ez beleszámít a {{allowance, length}} hosszba.',
  'height/no-floor-part-way': '{{model, model}} csak szinten állhat meg, félúton felfelé nem.',
  'height/between-floors':
    'Ezen belül bárhol feljuthat vagy lejuthat egyik szintről a másikra: {{piece, piece}}; {{model, model}} {{height, length}} magasságot tesz meg így.',
  'height/limited-by-roll': 'A dobás a magasságnak is határa: {{model, model}} {{allowance, length}} magasságot mehet fel és le.',
  'enemy/starts-too-near':
    '{{model, model}} közelebb kezd, mint {{limit, length}}: {{other, model}}; elmehet tőle, de közelebb nem.',
  'unit/slowest-sets-the-pace': '„{{unit}}” minden figurája a leglassabbik tempójában mozog.',
  'unit/model-may-not': '{{model, model}} nem mehet végig az útján.',
  'coherency/holds':
    '„{{unit}}” egy láncot alkot: az összetartó hézagok közül a legszélesebb {{gap, length}}; {{limit, length}} szabad.',
  'coherency/breaks': '„{{unit}}” {{count}} csoportra esne szét: a legszélesebb hézag {{gap, length}}; {{limit, length}} szabad.',
  'coherency/mended-in-part':
    '„{{unit}}” szét volt szakadva, most kevésbé: {{count}} csoport, a legszélesebb hézag {{gap, length}}, és {{limit, length}} szabad.',
  'coherency/not-mended':
    '„{{unit}}” szét van szakadva, és össze kell záródnia: még mindig {{count}} csoport lenne, a legszélesebb hézag {{gap, length}}, és {{limit, length}} szabad.',
  'coherency/when-the-unit-is-done':
    '{{model, model}} az egysége {{count}} figurájának egyike: hogy összetart-e, akkor kérdezzük, ha mind mozgott.',
  'call/within-tolerance':
    'Ezt az asztalnál {{tolerance, length}} vagy kevesebb dönti el: eldönthetetlenül szoros. Egyezzetek meg.',
} as const;
