/** Kérdések az egész asztalról: miért nem tehetők fel, és hogyan születtek a számaik. */
export const lab = {
  'lab/cell-size': 'Egy négyzet oldala {{least, length}} és {{most, length}} között lehet, {{cell, length}} nem.',
  'lab/lane-width':
    'A tűzfolyosók legkisebb szélessége {{least, length}} és {{most, length}} között lehet, {{width, length}} nem.',
  'lab/figure-size': 'Egy figura és a talpa {{least, length}} és {{most, length}} között lehet, {{size, length}} nem.',
  'lab/model-not-there': 'Nincs ilyen modell ezen az asztalon: {{model}}.',
  'lab/unit-not-there': 'Nincs ilyen egység ezen az asztalon: {{unit}}.',
  'lab/zone-not-there': 'Nincs ilyen zóna ezen az asztalon: {{zone}}.',
  'lab/side-not-there': 'Nincs ilyen fél ezen az asztalon: {{side}}.',
  'lab/nobody-looks': 'Nincs, aki nézhetne.',
  'lab/nowhere-to-stand': 'A figura sehol sem tud megállni ebben a zónában: {{zone}}.',
  'lab/eye-inside': 'A szem valami tömörnek a belsejében van, ezért nem mondható meg, mit lát.',
  'method/share-seen-from':
    'A figurának az a része, amely ott, ahol áll, annak látszik, aki a legtöbbet látja belőle, {{eyes}} szemből nézve: bizonyított határok, legfeljebb {{tolerance, share}} távolságra egymástól, minden {{cell, length}} oldalú négyzet közepén és minden szinten, ahol a talpa megmarad.',
  'method/share-seen-of':
    'A figura onnan, ahol áll, ekkora részét látja annak a célpontnak, amelyből a legtöbbet látja ({{targets}} közül): bizonyított határok, legfeljebb {{tolerance, share}} távolságra egymástól, minden {{cell, length}} oldalú négyzet közepén és minden szinten, ahol a talpa megmarad.',
  'method/places-that-see':
    'A {{eyes}} szem közül ennyiből szabad az egyenes a figura szeméhez ott, ahol áll: minden vonalat megnéztünk, minden {{cell, length}} oldalú négyzet közepén és minden szinten, ahol a talpa megmarad.',
  'method/cover-from':
    'A figura fedezéke ott, ahol áll, {{model, model}} felől: a szabályok egy-egy döntése minden {{cell, length}} oldalú négyzet közepén és minden szinten, ahol a talpa megmarad.',
  'lab/no-moves': 'Ezekben a szabályokban nincs mozgás ilyen figurának, vagy egyet sem kértek.',
  'method/cost-to-come':
    'A figurának legalább ennyibe kerül odajutni a mozgás szabályai szerint, {{starts}} hely közül a legolcsóbbról, legfeljebb {{allowance, length}} mozgással, minden {{cell, length}} oldalú négyzet közepén és minden szinten, ahol a talpa megmarad; csak a terep és a járművek állnak az útban.',
  'method/exposure':
    'Egyenesek szemtől szemig két zóna minden {{cell, length}} oldalú négyzetének közepe között, minden szinten, ahol a figura talpa megmarad: minden vonalat megnéztünk. Az egész asztalé: az összes olyan hely hányada, ahol a figura állhat, és amelyhez a zóna valamelyik helyéről szabad egy vonal. Mozgás után: mindenhonnan, ahová a figura azzal eljuthat, ha 100 mm-es (vagy a megadott) négyzetek közepéről indul; a terület azoké a négyzeteké, ahová eljut.',
  'method/lanes':
    'Vízszintes vonalak a figura szemének magasságában, {{directions}} irányban minden {{cell, length}} oldalú négyzet közepén át (egy zónáéi közül azok, amelyek átmennek rajta); mindegyik addig tart, amíg körülötte {{width, length}} széles sáv szabad; a leghosszabbakat addig forgattuk és toltuk, amíg hosszabbak lettek. A kiírt szélesség azé a legszélesebb vízszintes sávé, amelybe a vonal egész hosszán semmi nem ér bele.',
  'method/choke-points':
    'Helyek, amelyeken mindenki átmegy, aki az asztal egyik részéből a másikba jut {{cell, length}} oldalú négyzeteken át, éltől élig, köztük legfeljebb egy lépés.',
  'method/time-to-objective':
    'A legolcsóbb út a mozgás szabályai szerint, a terep és a járművek között, a zóna {{cell, length}} oldalú négyzeteinek közepéből, minden szintről, a célpont körüli nyolc hely valamelyikéig; a légvonalban legközelebbieket néztük először, legfeljebb {{tried}} utat, és egyiket sem {{moves}} lépésnél tovább. Ahol két szám áll, az elsőnél semmilyen út nem lehet olcsóbb. Egy lépés {{move, length}}.',
  'method/floors':
    'Szint az, ahol {{cell, length}} oldalú négyzetek közepén egymás mellett, legfeljebb egy lépésnyi különbséggel lehet állni, ahová az asztalról nem lehet egyszerűen föllépni, és ahol egy talp elfér. Az asztal legközelebbi helyéről és a túloldal legközelebbi helyéről kerestünk utat a mozgás szabályai szerint, mászással, létrával és ajtóval, a szint szélétől legtávolabbi helyhez, a légvonalnál legfeljebb {{round, length}} mozgással többért. Ahonnan kétszer ennyi mozgással sem vezet vissza út, oda nem kerestünk: amin felmenni, átmenni vagy végigmenni lehet, azon visszafelé is lehet.',
};
