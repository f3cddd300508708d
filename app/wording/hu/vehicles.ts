/** Járművek és irányok: amit a szabályok mondanak róluk, és ahogyan a parancssor elmondja. */
export const vehicles = {
  'asked/side-of': 'minek melyik oldala látszik',
  'asked/may-aim': 'mire lehet célozni',
  'asked/drive': 'hogyan halad egy jármű',
  'flank/front': 'eleje',
  'flank/side': 'oldala',
  'flank/rear': 'hátulja',
  'flank/top': 'teteje',
  'surface/road': 'út',
  'surface/ordinary': 'közönséges terep',
  'surface/difficult': 'nehéz terep',

  'side/nobody-there': 'Nincs a táblán „{{model}}” nevű figura.',
  'side/of-itself': '{{model, model}} nem támadja meg saját magát.',
  'aim/not-a-vehicle': 'Jármű megnevezett fegyverrel céloz, mindenki más azzal, ami nála van: {{model, model}}.',
  'aim/nobody-there': 'Nincs a táblán „{{model}}” nevű figura.',
  'aim/at-itself': '{{model, model}} nem céloz saját magára.',
  'drive/not-a-vehicle': '{{model, model}} nem jármű.',
  'drive/no-such-gear': '{{model, model}} nem ismer {{gear}}. fokozatot: −1 és {{most}} között vannak a fokozatai.',
  'drive/no-way': '{{model, model}} útja olyan számokból áll, amelyek nem számok.',

  'side/of-vehicle':
    'A test átlói szerint ez a jármű {{side, flank}}: {{model, model}}; {{off, length}} távolságra kezdődik a másik: {{beside, flank}}.',
  'side/from-above':
    'Felülről jön: {{higher, length}} magasan a test fölött ({{model, model}}), és nincs messzebb tőle ennél: {{far, length}}.',
  'side/too-far-for-above':
    'Magasabban van a testnél ({{model, model}}), {{higher, length}} magasan, de ennél messzebb is: {{far, length}}.',
  'side/lower-of-two': 'Pontosan az átlón van ({{model, model}}): a gyengébb oldal számít, ez: {{side, flank}}.',
  'side/either-of-two':
    'Pontosan az átlón van ({{model, model}}), e kettő között: {{side, flank}}, {{beside, flank}}; a gyengébb oldal számít.',
  'side/of-squad':
    'A talpának átlói szerint ez az osztagnak ({{model, model}}) ezt az oldalát éri: {{side, flank}}; {{off, length}} távolságra kezdődik a következő: {{beside, flank}}.',
  'side/shakes-squad':
    'Az innen ({{side, flank}}) jövő tűz vagy támadás miatti veszteség ennyit vesz el az osztag ({{model, model}}) moráljából: {{by}}.',
  'side/in-front': '{{ahead, length}} távolságra van a vállvonal előtt: {{model, model}}.',
  'side/behind': '{{ahead, length}} távolságra van a vállvonal mögött: {{model, model}}.',
  'aim/in-front': '{{target, model}} {{ahead, length}} távolságra van {{model, model}} vállvonala előtt.',
  'aim/behind': '{{target, model}} {{ahead, length}} távolságra van {{model, model}} vállvonala mögött.',
  'aim/any-way': 'Az osztag bármerre lőhet: {{model, model}}.',
  'aim/within-arc':
    '{{model, model}} fegyvere {{limit, angle}} szögben fordul mindkét oldalra; {{target, model}} {{off, angle}} szögre van az irányától.',
  'aim/outside-arc':
    '{{model, model}} fegyvere csak {{limit, angle}} szögben fordul mindkét oldalra; {{target, model}} {{off, angle}} szögre van az irányától.',
  'aim/turret-turns':
    '{{model, model}} tornya lövés előtt {{limit, angle}} szögig ér körbe; {{target, model}} {{off, angle}} szögre van attól, amerre mutat.',
  'aim/turret-too-slow':
    '{{model, model}} tornya lövés előtt csak {{limit, angle}} szögig ér körbe; {{target, model}} {{off, angle}} szögre van attól, amerre mutat.',
  'aim/from-the-roof': '{{model, model}} tetején áll valaki, és bármerre lőhet.',
  'aim/nobody-on-the-roof': 'A kupola fegyveréhez valakinek {{model, model}} tetején kell állnia.',

  'drive/gear-follows': '{{last}}. fokozat után jöhet a(z) {{gear}}.',
  'drive/gear-does-not-follow': '{{last}}. fokozat után nem jöhet a(z) {{gear}}.: legfeljebb eggyel fel vagy kettővel le.',
  'drive/distance-fits': '{{gear}}. fokozatban {{least, length}} és {{most, length}} között halad; ez {{driven, length}}.',
  'drive/too-short': '{{gear}}. fokozatban legalább {{least, length}} az út; ez csak {{driven, length}}.',
  'drive/too-far': '{{gear}}. fokozatban legfeljebb {{most, length}} az út; ez {{driven, length}}.',
  'drive/wrong-way': '{{gear}}. fokozatban {{model, model}} nem megy arra: hátra a −1. fokozat visz, és csak az.',
  'drive/halved': '{{model, model}} útja feleződik.',
  'drive/turn-fits': '{{gear}}. fokozatban összesen legfeljebb {{most, angle}} fordulhat; ez {{turned, angle}}.',
  'drive/turned-too-far': '{{gear}}. fokozatban összesen legfeljebb {{most, angle}} fordulhat; ez {{turned, angle}}.',
  'drive/front-ahead': 'A végső elülső vonala {{come, length}} távolságra van az induló előtt.',
  'drive/front-not-ahead': 'A végső elülső vonala nem kerül az induló elé: a közelebbi vége itt van: {{come, length}}.',
  'drive/on-the-spot': '{{gear}}. fokozatban {{model, model}} helyben is fordulhat.',
  'drive/surface-too-hard':
    '{{after, length}} után ez következik: {{surface, surface}}; ezen {{model, model}} legfeljebb {{most}}. fokozatban mehet.',
  'drive/road-only': 'A(z) {{gear}}. fokozat csak úton használható, {{after, length}} után pedig ez jön: {{surface, surface}}.',
  'drive/may-bog': '{{after, length}} után {{model, model}} vezetője próbát tesz, hogy elakad-e.',
  'drive/falls':
    '{{after, length}} után {{height, length}} mélyre esik a talaj; {{model, model}} legfeljebb {{most, length}} lépcsőt bír.',
  'drive/leaves-table': '{{after, length}} után {{model, model}} az asztal széléhez ér, és elhagyja a csatát.',
  'drive/runs-over-man':
    '{{after, length}} után elgázolja: {{other, model}} (ami ráfut: a jármű {{side, flank}}); mindketten {{strength}} erejű, 1 AP-s találatot kapnak.',
  'drive/runs-over-squad':
    '{{after, length}} után az osztagba hajt: {{other, model}} (ami ráfut: a jármű {{side, flank}}); d3 találat {{strength}} erővel, 1 AP-vel, és egy ezen is: {{model, model}}.',
  'drive/rams-vehicle':
    '{{after, length}} után összeütközik ezzel: {{other, model}} (a saját {{side, flank}} éri), és megáll. Sérülésdobások: {{model, model}} {{own}}, {{other, model}} {{others}}.',
  'drive/rams-unknown':
    '{{after, length}} után összeütközik ezzel: {{other, model}} (a saját {{side, flank}} éri); a sérülésdobások száma olyan pontokon múlik, amelyeket senki sem mondott meg.',
  'drive/rolls-over-vehicle':
    '{{after, length}} után félrelöki: {{other, model}} (a saját {{side, flank}} éri), és továbbhajt. Sérülésdobások: {{model, model}} {{own}}, {{other, model}} {{others}}.',
  'drive/hits-terrain':
    '{{after, length}} után nekihajt ennek: {{piece, piece}} (a saját {{side, flank}} éri), és ott megáll. Sérülésdobások: {{gear}}.',
  'drive/hits-wreck':
    '{{after, length}} után nekihajt a roncsnak: {{piece, model}} (a saját {{side, flank}} éri), és ott megáll. Sérülésdobások: {{gear}}.',
  'drive/hits-impassable':
    '{{after, length}} után járhatatlan helyhez ér: {{piece, piece}} (a saját {{side, flank}} éri), és ott megáll. Sérülésdobások: {{gear}}.',
  'drive/just-misses-model':
    '{{after, length}} után éppen csak elmegy emellett: {{other, model}}; a köztük maradó hely {{gap, length}}.',
  'drive/just-misses-terrain':
    '{{after, length}} után éppen csak elmegy emellett: {{piece, piece}}; a köztük maradó hely {{gap, length}}.',
  'drive/just-misses-edge':
    '{{after, length}} után az asztal széléhez közel jár, de éppen rajta marad: {{gap, length}} hiányzik.',
  'drive/side-in-doubt':
    '{{after, length}} után ezzel az oldalával ér hozzá: {{side, flank}}, de csak {{off, length}} távolságra attól, ahol ez kezdődik: {{beside, flank}}.',
  'drive/pushes-out':
    '{{other, model}} ott áll, ahová {{model, model}} érkezik, ezért {{far, length}} távolságra kerül odébb; ugyanilyen rövid utak száma: {{count}}.',
  'drive/push-blocked':
    '{{other, model}} ott áll, ahová {{model, model}} érkezik, és minden legrövidebb út foglalt: a játékosok döntenek.',
  'drive/pushes-over':
    '{{other, model}} ott elveszti a talajt a lába alól, {{drop, length}} mélyre zuhan ide: {{on, carrier}}; a találat ereje {{strength}}, páncéltörése {{piercing}}, se páncél, se fedezék nem véd ellene.',
  'drive/pushes-over-unhurt':
    '{{other, model}} ott elveszti a talajt a lába alól, {{drop, length}} mélyre zuhan ide: {{on, carrier}}, de nem sérül meg.',
  'drive/penalty': 'Aki ebben a körben innen lő ({{model, model}}), annak ennyivel rosszabb a célzása: {{penalty}}.',

  'usage/not-a-way':
    'A(z) {{option}} menetekből és fordulatokból áll, például „ahead 10, left 30, back 5” (centiméter és fok), nem ilyen: „{{text}}”.',
  'usage/not-a-row': 'A(z) {{option}} számokból áll, például {{such}}, nem ilyen: „{{text}}”.',

  'facing.vehicle': '{{from}} ezt látja belőle ({{of, model}}): {{side, flank}}.',
  'facing.vehicle-either': '{{from}} pontosan e kettő között van ({{of, model}}): {{side, flank}}, {{beside, flank}}.',
  'facing.in-front': '{{from}} előtte van: {{of, model}}.',
  'facing.behind': '{{from}} mögötte van: {{of, model}}.',
  'facing.a-point': 'Az a pont',
  'facing.may-aim': '{{shooter, model}} célozhat rá: {{of, model}}.',
  'facing.may-not-aim': '{{shooter, model}} nem célozhat rá: {{of, model}}.',
  'facing.turret': 'A torony ekkor {{bearing, angle}} szögben balra mutat a jármű elejéhez képest.',
  'facing.turret-right': 'A torony ekkor {{bearing, angle}} szögben jobbra mutat a jármű elejéhez képest.',
  'facing.close': 'Ez túl szoros: a játékosok döntenek.',
  'facing.refused': 'Ezt nem lehet megmondani.',

  'drive.allowed': '{{model, model}} mehet így.',
  'drive.not-allowed': '{{model, model}} nem mehet így.',
  'drive.too-close': 'Túl szoros, hogy {{model, model}} így halad-e.',
  'drive.not-judged': '{{model, model}} ezekkel találkozik az úton. Fokozat nem volt megadva, ezért szabály sem szólt hozzá.',
  'drive.refused': 'Ezt nem lehet megmondani róla: {{model, model}}.',
  'drive.parts': 'Szakaszonként',
  'drive.column-part': 'szakasz',
  'drive.column-driven': 'megtett út',
  'drive.column-turned': 'fordulás',
  'drive.column-what': 'mi történik',
  'drive.column-where': 'hol (jobbra, közelre, fel)',
  'drive.ahead': 'előre {{length, length}}',
  'drive.back': 'hátra {{length, length}}',
  'drive.left': 'balra {{angle, angle}}',
  'drive.right': 'jobbra {{angle, angle}}',
  'drive.touches': 'a jármű {{side, flank}} hozzáér ehhez: {{thing}}',
  'drive.surface': '{{surface, surface}}',
  'drive.ends': 'megérkezik; {{facing, angle}} szögben balra néz a közeli széltől',
  'drive.table-edge': 'az asztal széle',
  'drive.place': '{{x}}, {{z}}, {{height}}',
  'drive.falls-away': 'a talaj {{height, length}} mélyre esik',

  'cli.help-facing': `eyeline facing TÁBLA --of A (--from B | --at JOBBRA,KÖZELRE,FEL) [--strengths E/O/H/T] [--weapon MOUNT] [--json] [--mm]

Egy jármű melyik oldalát látja valaki, vagy egy figura előtt vagy mögött áll-e? És célozhat-e rá?

  --of A               akit támadnak: figura az azonosítójával, nevével vagy a neve egy részével
  --from B             aki támadja
  --at 12,-3.5,0       vagy ahol valami becsapódik: centiméterben jobbra, a közeli szél felé és fel
  --strengths 9/7/6/5  milyen erős a jármű elöl, oldalt, hátul és felül: átlón ez dönt
  --weapon MOUNT       mivel céloz a jármű: hull (90°), rigid (46°), turret vagy cupola
  --bearing FOK        merre néz a testbe épített fegyver, balra az elejétől; ha nincs megadva, 0
  --turn FOK           mennyit fordul a torony egy körben; ha nincs megadva, 90
  --on-the-roof        áll valaki a tetőn, aki a kupola fegyverét kezeli
  --setting NÉV=ÉRTÉK  amiben az asztalnál megegyeztek
  --json               kérdés és ítélet programoknak
  --mm                 hosszak milliméterben`,
  'cli.help-drive': `eyeline drive TÁBLA --model A --way ÚT [--gear N --drive FAJTA --distances D --turns T] [--json] [--mm]

Mivel találkozik egy jármű az úton, hol és melyik oldalával; és ha a fokozatai is ismertek, mehet-e így, és mi következik?

  --model A            jármű az azonosítójával, nevével vagy a neve egy részével
  --way ÚT             mit csinál, sorban: 'ahead 10, left 30, ahead 5, back 3, right 15' (előre, balra, hátra, jobbra;
                       centiméter, fok)
  --gear N             −1 hátra, 0 áll, 1-től felfelé előre
  --drive FAJTA        plain, all-wheel, half-track vagy tracked
  --distances 10/20/30 mekkora utat enged az egyes fokozat, centiméterben, az 1.-től
  --turns 90H/60/30    mennyit fordulhat az egyes fokozatban, fokban; H-val helyben is
  --last-gear N        az előző kör fokozata
  --halved             sérülés felezi az útját
  --points N           mennyit bír még
  --other NÉV=N        mennyit bír még egy másik jármű, vagy NÉV=wreck (roncs); ahányszor kell
  --setting NÉV=ÉRTÉK  amiben az asztalnál megegyeztek
  --json               kérdés és lelet programoknak
  --mm                 hosszak milliméterben`,
} as const;
