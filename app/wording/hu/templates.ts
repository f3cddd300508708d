/** Amit sablonokról, becsapódásokról és ívelt lövésekről mondunk. */
export const templates = {
  'template/middle-not-under':
    '{{model, model}} talpának közepe {{gap, length}} távolságra kívül esik a sablonon, és a közép számít.',
  'template/only-touched': 'A sablon csak érinti {{model, model}} talpát: az nincs alatta.',
  'template/not-under': '{{model, model}} talpa nincs a sablon alatt: távolsága {{gap, length}}, takart része {{share, share}}.',
  'template/too-high-or-low':
    '{{model, model}} magasságban {{height, length}} távolságra van a becsapódástól, amely {{limit, length}} magasra ér.',
  'template/wholly-under': '{{model, model}} talpa teljesen a sablon alatt van.',
  'template/partly-under': '{{model, model}} talpából {{share, share}} van a sablon alatt.',
  'template/gas-ignores-walls': 'A gáztól nem véd fal: {{model, model}}.',
  'template/burst-inside-something':
    'A becsapódás ennek a belsejében van: {{by, carrier}}; nem dönthető el, látszik-e onnan {{model, model}}.',
  'template/shielded': '{{model, model}} nem látszik a becsapódás helyéről.',
  'template/shielded-by-piece': '{{piece, piece}} védi a becsapódástól: {{model, model}}.',
  'template/shielded-by-model': '{{by, model}} védi a becsapódástól: {{model, model}}.',
  'template/seen-from-burst': '{{model, model}} látszik a becsapódás helyéről.',
  'template/hider-crouches': '{{model, model}} elbújt, ezért lekuporodva csak akkora, mint aki hasal, de kisebb nem.',
  'template/barely-seen-from-burst':
    'Ami onnan látszik belőle ({{model, model}}), sehol sem szélesebb, mint {{widest, length}}; {{tolerance, length}} szélességig eldönthetetlenül szoros.',
  'area/begins-in-gas': '{{model, model}} a(z) {{zone}} gázában kezd: az a felhő körönként egyszer találja el, akárhogy megy is.',
  'area/enters-gas': '{{model, model}} {{cost, length}} után a(z) {{zone}} gázába ér, és találatot kap.',
  'template/gas-kept-out': '{{model, model}} zárt és páncélozott: a gáz nem jut be.',
  'template/gas-gets-in': '{{model, model}} nem páncélozott: a gáz bejut.',
  'template/nobody-under': 'Senki sincs a sablon alatt.',
  'template/flame-spares-no-cover': 'A láng ellen sem fedezék, sem páncél nem segít.',
  'template/direct-hit-too': '{{model, model}} közvetlen találatot kapott, azt is elszenvedi.',
  'template/direct-hit-alone': 'Ennél az asztalnál a közvetlenül eltalált nem kapja meg a sablon találatát: {{model, model}}.',
  'template/hits-front': '{{model, model}} elölről kap találatot: arról az oldalról, amely a becsapódás felé néz.',
  'template/hits-rear': '{{model, model}} hátulról kap találatot: arról az oldalról, amely a becsapódás felé néz.',
  'template/hits-side': '{{model, model}} oldalról kap találatot: arról az oldalról, amely a becsapódás felé néz.',
  'template/force': 'A sablon találata ezen: {{model, model}}; ereje {{strength, number}}, páncéltörése {{piercing, number}}.',
  'template/leaps-clear':
    '{{model, model}} legfeljebb {{limit, length}} távolságra ugrik, és {{wayOut, length}} kell, hogy kikerüljön alóla.',
  'template/leaps-too-short':
    '{{model, model}} legfeljebb {{limit, length}} távolságra ugrik, és {{wayOut, length}} kellene, hogy kikerüljön alóla.',
  'template/cover-weakens': 'A becsapódás felőli fedezék {{value, number}} ponttal csökkenti a találat erejét: {{model, model}}.',
  'scatter/hits': '{{sum, number}} eléri ezt: {{needed, number}}; oda esik, ahová célozták.',
  'scatter/a-one-misses': 'Az 1-es mindenképp mellé: {{distance, length}} távolságra esik.',
  'scatter/misses-by':
    '{{sum, number}} nem éri el ezt: {{needed, number}}; {{margin, number}} hiányzik, így {{distance, length}} távolságra esik.',
  'scatter/stopped-by-piece': 'Útközben megállítja: {{piece, piece}}.',
  'scatter/stopped-by-model': 'Útközben megállítja: {{model, model}}.',
  'scatter/off-the-table': 'Az asztal szélén túl esik le; az asztalon állók ettől még a sablon alatt lehetnek.',
  'scatter/lands-at': 'Ide esik: {{x, length}} jobbra, {{z, length}} közelre, {{height, length}} magasra.',
  'lob/needs-no-sight': '{{model, model}} ívelt lövéséhez nem kell látni a célt.',
  'lob/needs-number': 'Ívelt lövéshez ennyi kell: {{number, number}}.',
  'lob/no-cover-counts': 'Ívelt lövés ellen semmi sem fedez, ami közben áll.',
  'lob/area-covers': 'A hely ebben van: {{piece, piece}}; ennek a fedezéke ívelt lövés ellen is számít, ami közben áll, az nem.',
  'lob/is-clear': 'Van út a szabad levegőn át, amely felülnézetben egyenes és sosem fordul vissza.',
  'lob/is-closed': 'Ilyen út nem vezet a szabad levegőn át.',
  'lob/is-closed-by': 'Az úton elzárja a szabad levegőt: {{piece, piece}}.',
  'throw/reaches': '{{model, model}} legfeljebb {{limit, length}} távolságra dob; ez {{distance, length}}.',
  'throw/too-far': '{{model, model}} nem dob messzebbre, mint {{limit, length}}; ez {{distance, length}}.',
  'flame/tip-within-range':
    'A keskeny vég {{distance, length}} távolságra van {{model, model}} talpától; {{limit, length}} a megengedett.',
  'flame/tip-too-far':
    'A keskeny vég {{distance, length}} távolságra van {{model, model}} talpától; csak {{limit, length}} a megengedett.',
  'flame/points-away':
    'A széles vég ({{broad, length}}) nincs közelebb hozzá, mint a keskeny ({{tip, length}}): {{model, model}}.',
  'flame/points-back': 'A széles vég ({{broad, length}}) közelebb van hozzá, mint a keskeny ({{tip, length}}): {{model, model}}.',
  'place/point-seen': '{{model, model}} látja a helyet.',
  'place/nobody-looks': '{{model, model}} szem nélkül nem láthatja a helyet.',
  'place/hidden-by-piece': '{{piece, piece}} eltakarja a helyet előle: {{model, model}}.',
  'place/hidden-by-model': '{{by, model}} eltakarja a helyet előle: {{model, model}}.',
  'place/hidden-by-smoke': 'Füst takarja el a helyet előle ({{model, model}}): {{zone, zone}}.',
  'best/hits-so-many': 'Egyszerre ennyit találhat el: {{count, number}}; ennyiféleképpen választva: {{places, number}}.',
  'best/hits-nobody': 'Sehol sem feküdhet úgy, hogy bárkit eltaláljon.',
  'best/not-proven': 'Jobb hely nem akadt; annyi bizonyos, hogy ennél többet sehol sem talál el: {{atMost, number}}.',
  'best/within-band': 'Csak a {{least, length}} és {{most, length}} közötti helyek jöttek szóba.',
  'best/within-throw': 'Csak a {{limit, length}} hosszú dobáson belüli helyek jöttek szóba.',
  'best/tip-within':
    'Csak olyan helyek jöttek szóba, ahol a keskeny vég legfeljebb {{limit, length}} távolságra van {{model, model}} talpától, és a sablon nem mutat visszafelé.',
  'best/where-seen': 'Csak olyan helyek jöttek szóba, amelyeket a lövő ({{model, model}}) lát.',
  'best/where-lobbed':
    'Csak olyan helyek jöttek szóba, ahová a lövő ({{model, model}}) ívben odajuttathatja: ott a legfelső felületen robban.',
  'best/shielded-do-not-count': 'Akit valami véd a robbanástól, az nem számít.',
  'best/spares-locked': 'Közelharcban álló modellt sem fedhet le.',
  'best/standard-size': 'A fegyver nem mond méretet, ezért {{size, length}} méretű sablon kerül le.',
  'template/hole-over-hull': 'A lyuk a jármű ({{model, model}}) teste fölött van; a teteje is az oldalának páncéljával véd.',
  'template/flame-hits-front': 'A lövő a jármű ({{model, model}}) eleje előtt áll: az a páncél kapja a találatot.',
  'template/flame-hits-rear': 'A lövő a jármű ({{model, model}}) hátulja mögött áll: az a páncél kapja a találatot.',
  'template/flame-hits-side': 'A lövő a jármű ({{model, model}}) oldalánál áll: az a páncél kapja a találatot.',
  'losses/within-range':
    '{{model, model}} {{distance, length}}-re van a lövőtől, és levehető; {{limit, length}}-ig van lőtávolságon belül.',
  'losses/out-of-range':
    '{{model, model}} {{distance, length}}-re van a lövőtől: túl messze ahhoz, hogy levegyék; a sablon hossza {{limit, length}}.',
  'losses/seen': 'A lövő ({{firer, model}}) látja őt: {{model, model}}; levehető, akár a sablon alatt van, akár nem.',
  'losses/not-seen': 'A lövő ({{firer, model}}) nem látja őt: {{model, model}}; nem vehető le.',
  'losses/whole-unit': 'A talált egységekből bárki levehető, akár látszik, akár nem: {{count}} modell.',
  'lob/vehicle-moved': '{{model, model}} mozgott; jármű mozgás után nem adhat le zárótüzet az ágyújával.',
  'lob/laid-as-estimated': 'A lyuk a becsült {{estimate, length}} távolságra kerül, a célpont felé húzott vonalon.',
  'lob/needs-estimate':
    'A megállapodás szerint becsülni kell: mondjátok meg, milyen messzinek becsüli a lövő ({{firer, model}}) a célpontot.',
  'lob/nobody-guesses': 'A megállapodás szerint egy modellre céloznak, és utána mérnek; becsülni nem kell.',
  'salvo/one-after-another':
    'A sortűz minden sablonja előbb lekerül, aztán egymás után dőlnek el, közben lekerülnek a veszteségek.',
  'salvo/all-together': 'A megállapodás szerint a sortűz sablonjai együtt dőlnek el, a veszteségek levétele előtt.',
  'best/spares-friends-by-choice': 'A sablon senkit sem kímél; csak olyan helyek jöttek szóba, ahol saját modell nincs alatta.',
  'scatter/needs-a-roll': 'Add meg {{model, model}} találati dobását: ügyesség, szükséges érték és a kocka.',
  'scatter/needs-a-direction': '{{distance, length}} távolságra esik: add meg az irányt.',
  'weapon/not-in-these-rules': 'A(z) {{ruleSet}} szabályai ehhez nem raknak sablont: „{{weapon}}”.',
  'template/is-none': 'Ez nem sablon: a méretei egymáshoz illő számok legyenek.',
  'template/model-not-there': 'Nincs ilyen a táblán: {{model}}.',
  'template/other-floor': '{{model, model}} más szinten áll, mint ahol robban.',
  'template/rolls-for-it': '{{model, model}} csak részben van alatta: {{needs, number}} vagy több dobásra kap találatot.',
  'template/die-hits': '{{model, model}} csak részben van alatta: {{die, number}} eléri ezt: {{needs, number}}; találat.',
  'template/die-misses': '{{model, model}} csak részben van alatta: {{die, number}} nem éri el ezt: {{needs, number}}.',
  'template/no-cover-save': 'Ellene nincs fedezékmentő.',
  'template/effect-as-ordnance':
    'Zárótűzként csapódik be, és ágyúként hat: páncél ellen két kockából a nagyobb számít. Leszorít.',
  'template/cover-from-burst': '{{model, model}} a sablon közepe felől fedezékben van: fedezékmentése {{save}}+.',
  'template/no-cover-from-burst': 'Nem áll terep a sablon közepe és közte: {{model, model}}; nincs fedezéke.',
  'template/hits-side-armour': 'A pergőtűz az oldalpáncélt éri: {{model, model}}.',
  'scatter/stays': 'Oda esik, ahová célozták.',
  'scatter/goes': 'A nyíl {{distance, length}} távolságra viszi, ahogy a kocka mutatja: {{die, number}}.',
  'scatter/unseen-higher-counts': 'A célpont nem látszik: két kockából a nagyobb számít, {{die, number}}.',
  'scatter/moved-higher-counts': 'Két kockát dobtak, mint mozgott járműnél: a nagyobb számít, {{die, number}}.',
  'scatter/seen-one-die': '{{model, model}} látszik: egy kocka.',
  'lob/bursts-on-roof': '{{piece, piece}} van a hely fölött: a tetején robban, {{height, length}} magasan.',
  'place/within-band':
    'A közép {{distance, length}} távolságra van {{model, model}} talpától, lőtávon belül ({{least, length}} – {{most, length}}).',
  'place/out-of-band':
    'A közép {{distance, length}} távolságra van {{model, model}} talpától, lőtávon kívül ({{least, length}} – {{most, length}}).',
  'place/nobody-to-aim-at': 'Nincs senki, akire célozni lehetne.',
  'place/hole-over': 'A közép {{model, model}} talpán van.',
  'place/hole-beside': 'A közép {{gap, length}} távolságra van {{model, model}} talpától, és senkién sincs rajta.',
  'place/covers-locked':
    '{{model, model}} alatta van, és közelharcban áll vele: {{foe, model}}; aki közelharcban áll, azt nem fedheti.',
  'place/covers-friend': 'Eltakarja egy saját modell talpának {{share, share}} részét: {{model, model}}.',
  'place/covers-no-friend': 'Saját modellt nem takar.',
  'place/model-seen': '{{firer, model}} látja őt: {{model, model}}.',
  'place/model-not-seen': '{{firer, model}} nem látja őt: {{model, model}}.',
  'place/touches-base': 'A keskeny vég {{model, model}} talpához ér.',
  'place/off-base': 'A keskeny vég {{gap, length}} távolságra van {{model, model}} talpától.',
  'place/covers-most': 'Ennyit takar: {{count, number}}; más irány sem takar többet.',
  'place/could-cover-more': 'Ennyit takar: {{count, number}}; takarhatna ennyit: {{most, number}}.',
  'salvo/where-the-arrow-points': 'Ott ér az első sablonhoz, ahová a nyíl mutat.',
  'salvo/not-where-the-arrow-points':
    '{{distance, length}} távolságra van attól a helytől, ahol a nyíl irányában az első sablonhoz érne.',
  'salvo/touches-one': 'Egy már lerakott sablonhoz ér.',
  'salvo/touches-none': 'Egyik már lerakott sablonhoz sem ér; {{distance, length}} hiányzik.',
  'scatter/needs-the-scatter-die': 'Mondd meg, mit mutat a szóráskocka.',
  'scatter/other-method': 'Ennél az asztalnál az irány így dől el: {{method}}.',
  'scatter/needs-dice': 'A távolsághoz itt ennyi kocka jár: {{count, number}}, mind 1 és 6 közötti.',
  // a parancssorban
  'cli.help-template': `eyeline template TÁBLA --at X,Z[,Y] --circle 8cm | --teardrop | --cone 60x20 [--facing FOK] [--rules battle] …

Ki van a sablon alatt, a talpából mennyi, és milyen találatot kap? A szabályok pontjai szerint, azzal együtt, hogy kit mi véd.

  --at X,Z[,Y]         a közepe (keskeny vége, csúcsa), centiméterben jobbra, a közeli szél felé és felfelé; magasság nélkül azon fekszik,
                       ami ott a legfelső
  --circle HOSSZ       ekkora átmérőjű kör, például 8cm vagy 3in;  --teardrop: a szabályok könnycsepp sablonja
  --cone FxH           ennyi fokos és centiméteres kúp;  --facing FOK: merre mutat, 90 jobbra
  --weapon MI          shell, grenade, flame, gas (skirmish); blast, ordnance, barrage, flame (battle)
  --dice 4,3           kockák azoknak, akik dobásra kapnak találatot, névsorban;  --direct A: akit közvetlenül eltaláltak
  --firer A            ki tette le: melyik oldalát éri egy járműnek a láng, és ki vehető le
  --stays MI -o FÁJL   ami ott marad (gas, smoke, fire, crater): a tábla ezzel a területtel a FÁJLba kerül; a 'move' megmondja, ki ér bele
  --rules, --setting, --json, --mm mint az ask-nál`,
  'cli.help-scatter': `eyeline scatter TÁBLA LÖVŐ --at X,Z[,Y] [--roll C,KELL,KOCKA] [--direction FOK | --d6 N | --stays] [--dice 3,5] …

Hová esik a lövés ezekkel a kockákkal? Arra a felületre, amelyet elér, a fal elé, amely megállítja, vagy az asztalon kívülre.

  --roll C,KELL,KOCKA  a találati dobás, ahol ebből következik, milyen messzire esik: ügyesség, szükséges érték, kocka
  --direction FOK      merre megy, 90 jobbra;  --d6 N: helyette hatoldalú kocka;  --stays: a szóráskocka HIT-et mutat
  --dice 3,5           kockák a távolsághoz, ahol azt dobják;  --lobbed: felülről érkezik
  --weapon, --rules, --setting, --json, --mm mint a template-nél`,
  'cli.help-indirect': `eyeline indirect TÁBLA LÖVŐ --at X,Z[,Y] [--range 30 | --range 12,48] [--needed 9,12] [--strength E] …

Lehet-e oda ívelten lőni? Az útja felülnézetben egyenes és sosem fordul vissza, de bármilyen magasra emelkedhet: falak fölött, ablakon ki,
mennyezeten át nem.

  --range              a legnagyobb lőtáv, vagy a legkisebb és a legnagyobb, centiméterben
  --estimate 20        milyen messzinek becsülték, ha a megállapodás szerint becsülni kell
  --moved              a lövő mozgott ebben a körben
  --needed 9,12        az egyenes és az ívelt lövéshez szükséges érték;  --strength E: aki gránátot dob, annak az ereje
  --weapon, --rules, --setting, --json, --mm mint a template-nél`,
  'cli.help-best-place': `eyeline best-place TÁBLA LÖVŐ [--weapon MI] [--circle 8cm | --teardrop] [--lobbed] [--range 15] [--strength E] …

Hová teheti a lövő a sablont, hogy a legtöbb ellenfelet találja el, sajátot egyet sem? Akit valami véd a robbanástól, nem számít (skirmish), aki más
emeleten áll, az sem (battle). Megmondja, bizonyos-e, hogy sehol sem talál többet. Minden helyet úgy ír ki, ahogyan az „eyeline template” várja.

  --weapon MI          mint a template-nél;  --circle, --teardrop, --cone: a mérete, különben a szabályok szokásos sablonja
  --target A           csak A egységének tagjai számítanak
  --range              milyen messze lehet, vagy a legkisebb és a legnagyobb távolság, centiméterben: a skirmish szabályaiban a lángsablon
                       keskeny vége (ha nincs megadva, 15), a battle szabályaiban a lyuk
  --strength E         aki gránátot dob, annak az ereje;  --lobbed: ívelten, a közbülső dolgok fölött, a legfelső felületre
  --rules, --setting, --json, --mm mint a template-nél`,
  'best.title': 'Egyszerre eltalált modellek: {{count, number}}. Ahol ennyit talál el:',
  'best.nobody': 'Sehol sem feküdhet úgy, hogy bárkit eltaláljon.',
  'template.stays': 'Ott marad: {{effect}} ({{zone}}): {{file}}',
  'template.refused': 'A szabályok elutasítják a kérdést.',
  'template.close': 'Eldönthetetlenül szoros.',
  'template.nobody': 'Senki sincs alatta.',
  'template.title': 'A sablon alatt vagy mellette:',
  'template.model': '{{model, model}}',
  'template.hit': 'találat',
  'template.on-a-roll': 'találat {{needs, number}}+ dobásra',
  'template.rolled-clear': 'nincs találat: a kocka kevés',
  'template.exempt': 'nincs találat: mentesül',
  'template.not-under': 'nincs találat',
  'template.untouched': 'mellette',
  'template.touched': 'csak érinti',
  'template.partly': 'részben',
  'template.wholly': 'teljesen',
  'scatter.hits': 'Oda esik, ahová célozták.',
  'scatter.misses': '{{distance, length}} távolságra esik.',
  'scatter.off': 'Ez az asztal szélén túl van.',
  'scatter.lands': 'Ide: {{x, length}} jobbra, {{z, length}} közelre, {{height, length}} magasra.',
  'indirect.may': 'A lövés oda ívelten leadható.',
  'indirect.may-not': 'A lövés oda ívelten nem adható le.',
  'usage/one-of-these': 'ezek közül egyet adj meg, és csak egyet: {{options}}.',
  'usage/not-a-cone': '{{option}} legfeljebb 180 fokot és centiméterben egy hosszt vár, például 60x20; ez nem az: „{{text}}”.',
  'usage/not-a-roll': '{{option}} ügyességet, szükséges értéket és kockát vár, például 5,10,2; ez nem az: „{{text}}”.',
} as const;
