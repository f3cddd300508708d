export const ruling = {
  // szavak, amelyek mondatokat töltenek ki
  'region/head': 'fej',
  'region/shoulders': 'váll',
  'region/chest': 'mellkas',
  'region/abdomen': 'has',
  'region/legs': 'láb',
  'region/arms': 'kar',
  'region/gear': 'felszerelés',
  'region/base': 'talp',
  'region/hull': 'járműtest',
  'region/turret': 'torony',
  'grade/none': 'nincs fedezék',
  'grade/light': 'könnyű fedezék',
  'grade/heavy': 'komoly fedezék',
  'opening/window': 'ablak',
  'opening/door': 'ajtó',
  'opening/loophole': 'lőrés',
  'opening/hatch': 'csapóajtó',
  'opening/breach': 'falrés',

  // miért nem válaszolható meg a kérdés
  'looker/not-on-the-board': 'Nincs az asztalon „{{model}}” nevű modell, amely nézhetne.',
  'target/not-on-the-board': 'Nincs az asztalon „{{model}}” nevű modell, amelyet nézni lehetne.',
  'target/is-the-looker': 'Néző és célpont is ugyanaz ({{model, model}}): két modellről kérdezz.',
  'setting/unknown': 'Ezekben a szabályokban nincs „{{name}}” nevű beállítás.',
  'setting/not-allowed': 'A „{{name}}” beállítás értéke nem lehet {{value}}.',
  'eye/inside-piece':
    'A néző ({{model, model}}) szeme a következő tereptárgy belsejében van: {{piece, piece}}. Így senki sem állhat; mozdítsátok el, vagy döntsétek el az asztalnál.',
  'eye/inside-model':
    'A néző ({{model, model}}) szeme egy másik modell belsejében van: {{other, model}}. Így senki sem állhat; mozdítsátok el, vagy döntsétek el az asztalnál.',
  'looker/has-no-eyes': '{{model, model}}: nincs benne senki, aki nézhetne.',
  'target/has-no-body': '{{model, model}}: nincs olyan teste, amelyet e szabályok szerint látni lehetne.',

  // mi látszik
  'sight/figure-seen':
    '{{looker, model}} látja a célpont ({{target, model}}) fejének, vállának és mellkasának {{share, share}}-át. Egyetlen látható pont is elég.',
  'sight/vehicle-seen':
    '{{looker, model}} látja a jármű ({{target, model}}) testének és tornyának {{share, share}}-át. Bármely pontja elég.',
  'sight/any-part-seen':
    '{{looker, model}} látja a célpont ({{target, model}}) testének {{share, share}}-át. A megállapodás szerint bármely testrész számít.',
  'sight/hidden-by-terrain':
    'A néző ({{looker, model}}) elől a célpont ({{target, model}}) minden része, ami számít, takarásban van; a legtöbbet ez takarja: {{piece, piece}}.',
  'sight/hidden-by-model':
    'A néző ({{looker, model}}) elől a célpont ({{target, model}}) minden része, ami számít, takarásban van; a legtöbbet ez takarja: {{model, model}}.',
  'sight/hidden-by-smoke':
    'A néző ({{looker, model}}) elől a célpont ({{target, model}}) minden része, ami számít, takarásban van; a legtöbbet ez a füst takarja: {{zone, zone}}. A szabályok a füstről nem szólnak, a megállapodás szerint takar.',
  'sight/through-thin-smoke':
    'A vonal a nézőtől ({{looker, model}}) a célpontig ({{target, model}}) {{depth, length}} hosszan megy át ezen a füstön: {{zone, zone}}; {{limit, length}} hosszig átlátni rajta.',
  'hider.model': '{{model, model}}',
  'hider.zone': '{{zone, zone}}',
  'sight/nothing-seen':
    'A néző ({{looker, model}}) szeméből egyetlen egyenes sem ér a célpont ({{target, model}}) olyan részéhez, amely számít.',
  'sight/only-uncounted-parts-seen':
    'A célpont ({{target, model}}) más részei látszanak (a has, a láb és a kar {{share, share}}-a), de ezek nem számítanak.',
  'sight/barely-seen':
    'Ami a célpontból ({{target, model}}) látszik, sehol sem szélesebb, mint {{widest, length}}; {{tolerance, length}} alatt nem dönthető el.',
  'sight/push-hides': 'A célpont ({{target, model}}) eltűnik, ha {{model, model}} {{displacement, length}} hosszan elmozdul.',
  'sight/push-shows': 'A célpont ({{target, model}}) előbukkan, ha {{model, model}} {{displacement, length}} hosszan elmozdul.',
  'sight/poor-view-from-armour':
    'A célpont ({{target, model}}) a páncélozott jármű ({{looker, model}}) oldalán vagy mögötte van, arra rossz a kilátás: a találat {{save}}+ dobásra nem számít.',

  // nyílások
  'opening/eye-moved-into-it':
    '{{model, model}} kilát: a szeme a nyílásban van ({{piece, piece}}, {{opening, opening}}), a magasságoktól függetlenül.',
  'opening/seen-through-it':
    'A célpont ({{target, model}}) kilát, cserébe látható is: {{looker, model}} látja a nyílást ({{piece, piece}}, {{opening, opening}}).',
  'opening/point-not-seen':
    'A célpont ({{target, model}}) kilát ({{piece, piece}}, {{opening, opening}}), de {{looker, model}} nem látja a nyílás pontját.',
  'opening/looked-at-from-inside':
    '{{looker, model}} a falnak ugyanazon az oldalán áll, mint a célpont ({{target, model}}): belülről a nyílás ({{piece, piece}}, {{opening, opening}}) senkit sem mutat meg.',
  'opening/nobody-declared':
    '{{model, model}} a nyílásnál áll ({{piece, piece}}, {{opening, opening}}), de a gazdája nem mondta, hogy kilát: a szokásos látóvonalak érvényesek.',
  'opening/not-there': '{{model, model}} nem láthat ki olyan nyíláson, amely nincs ott.',
  'opening/shut': 'A nyílás csukva van ({{piece, piece}}, {{opening, opening}}): senki sem lát ki rajta.',
  'opening/not-narrow':
    'Ez nem ablak, lőrés vagy hasonló szűk hely ({{piece, piece}}, {{opening, opening}}): a szokásos látóvonalak érvényesek.',
  'opening/too-far':
    '{{model, model}} távolsága a faltól ({{piece, piece}}, {{opening, opening}}) {{gap, length}}; kilátni legfeljebb ennyiről lehet: {{limit, length}}.',
  'opening/beside-it':
    '{{model, model}} ennyivel áll a nyílás ({{piece, piece}}, {{opening, opening}}) mellett: {{beside, length}}; legfeljebb {{limit, length}} lehet.',
  'opening/out-of-reach':
    'A nyílás ({{piece, piece}}, {{opening, opening}}) ilyen magasan van a modell ({{model, model}}) lába fölött: {{rise, length}}; legfeljebb {{reach, length}} magasságig érhető el.',
  'opening/not-while-hiding': '{{model, model}} elbújt, ezért már nem lát ki.',
  'opening/not-while-prone': '{{model, model}} hasal, ezért már nem lát ki.',

  // elbújás
  'hiding/unseen-from-far-side':
    'A célpont ({{target, model}}) elbújt e mögött: {{piece, piece}}. A túloldalról nem látják, akkor sem, ha egyébként kilátszana.',
  'hiding/blind-to-far-side':
    '{{looker, model}} elbújt ({{piece, piece}}), és nem lát át fölötte a célpontra ({{target, model}}).',
  'hiding/seen-from-near-side':
    'A célpont ({{target, model}}) elbújt ({{piece, piece}}), de {{looker, model}} az innenső oldalról néz: a szokásos látóvonalak érvényesek.',
  'hiding/seen-from-above':
    '{{looker, model}} magasabban áll, mint a fedezék teteje ({{piece, piece}}), és nincs tőle távolabb, mint amennyivel magasabban van: felülről látja a célpontot ({{target, model}}).',
  'hiding/sees-what-is-above':
    'A célpont ({{target, model}}) a fedezék ({{piece, piece}}) fölött áll: {{looker, model}} a rejtekéből is fellát rá.',
  'hiding/piece-too-far':
    'A célpont ({{target, model}}) távolsága a fedezéktől ({{piece, piece}}) {{gap, length}}; elbújni legfeljebb ennyire lehet tőle: {{limit, length}}.',
  'hiding/piece-too-low': 'A fedezék ({{piece, piece}}) ott csak {{height, length}} magas; elbújáshoz {{needed, length}} kell.',
  'hiding/piece-not-there': '{{model, model}} nem bújhat el olyasmi mögött, ami nincs ott.',
  'hiding/not-for-vehicles': '{{model, model}} jármű: nem tud elbújni.',

  // lehasalás
  'prone/hidden-behind-cover':
    'A célpont ({{target, model}}) közvetlenül fedezék mögött hasal ({{piece, piece}}, {{height, length}} magas): nem látszik ki mögüle.',
  'prone/seen-from-above':
    '{{looker, model}} magasabban áll, mint a fedezék teteje ({{piece, piece}}), és nincs tőle távolabb, mint amennyivel magasabban van: átlát fölötte a hasaló célpontra ({{target, model}}).',

  // fedezék
  'cover/terrain-hides-enough':
    '{{piece, piece}}: az alak {{share, share}}-át takarja, {{threshold, share}} elég. Ez {{grade, grade}}.',
  'cover/pieces-hide-enough-together':
    'Egyik tereptárgy sem elég egymagában, de mind a(z) {{count}} együtt az alak {{share, share}}-át takarja, {{threshold, share}} elég. A leggyengébb számít: {{grade, grade}}.',
  'cover/within-area':
    'A célpont ({{target, model}}) a területen belül áll ({{piece, piece}}), és a látóvonal {{depth, length}} hosszan megy át rajta; {{limit, length}} elég.',
  'cover/model-hides-enough':
    'A célpont ({{target, model}}) közvetlenül egy másik modell mögött áll ({{model, model}}), amely a {{share, share}}-át takarja; {{threshold, share}} kell. Ez {{grade, grade}}.',
  'cover/models-hide-enough-together':
    'Egyik modell sem elég egymagában, de a közvetlenül előtte álló {{count}} együtt {{share, share}}-ot takar; {{threshold, share}} kell. Ez {{grade, grade}}.',
  'cover/smoke-hides-enough':
    'Ez a füst: {{zone, zone}} a célpont ({{target, model}}) alakjának {{share, share}}-át takarja, {{threshold, share}} elég. A megállapodás szerint rejt: {{grade, grade}}, és semmit sem fog fel.',
  'cover/smoke-hides-too-little':
    'Ez a füst: {{zone, zone}} a célpont ({{target, model}}) alakjának csak {{share, share}}-át takarja; {{threshold, share}} kell.',
  'cover/wall-of-opening':
    'A célpont ({{target, model}}) kilát ({{piece, piece}}, {{opening, opening}}), és a fal fedezékét kapja: {{grade, grade}}.',
  'cover/prone': 'A célpont ({{target, model}}) hasal, ezért 1-es fedezéke van.',
  'cover/none':
    'Semmi, ami fedezéket ad, nem takar eleget a célpontból ({{target, model}}); terepnek az alak {{threshold, share}}-át kell takarnia.',
  'cover/piece-gives-none': '{{piece, piece}}: az alaknak {{share, share}}-át takarja, de az ilyesmi nem ad fedezéket.',
  'cover/terrain-hides-too-little': '{{piece, piece}}: az alaknak csak {{share, share}}-át takarja; {{threshold, share}} kell.',
  'cover/area-too-shallow': 'A látóvonal csak {{depth, length}} hosszan megy át ezen: {{piece, piece}}; {{limit, length}} kell.',
  'cover/model-too-far':
    '{{model, model}} eleget takar, de a célpont ({{target, model}}) {{gap, length}}-re áll mögötte; közvetlenül mögötte legfeljebb {{limit, length}}-ig van.',
  'cover/model-hides-too-little':
    'A közvetlenül előtte álló modell ({{model, model}}) a célpontnak ({{target, model}}) csak {{share, share}}-át takarja; {{threshold, share}} kell.',
  'cover/replaced-by-prone': 'A célpont ({{target, model}}) hasal, más fedezékmódosítót nem kaphat, jobbat sem.',
  'cover/best-one-counts': '{{count}} dolog ad fedezéket; csak a legjobb számít.',
  'cover/grade-of-most-hiding-part':
    'A tereptárgy ({{piece, piece}}) részei különböznek; az számít, amelyik a legtöbbet takarja: {{grade, grade}}.',
  'cover/target-number-rises': '{{value}}-es fedezék: a lövés célszáma ennyivel nő: {{value}}.',
  'cover/strength-falls': 'A lövés ereje ennyivel csökken: {{value}}.',
  'cover/conceals-only': 'Ez a fedezék csak takar, a lövést nem gyengíti.',
  'cover/at-short-range':
    'Rövid lőtávon belül {{value}} marad belőle (géppisztoly, pisztoly és feketelőporos fegyver ellen {{excepted}}).',
  'cover/proof-at-short-range': 'Rövid lőtávon belül is {{value}} marad.',
  'cover/against-armour-piercing':
    'AP 2 ellen {{piercing2}}, AP 3 ellen {{piercing3}} marad belőle; rövid lőtávon belül AP 2 ellen {{shortPiercing2}}.',
  'cover/vehicle-judged-on-its-size':
    'A célpont ({{target, model}}) jármű: a saját méretét kell takarni, és a fedezék nem gyengíti a lövést.',
  'cover/target-not-seen':
    '{{looker, model}} nem látja a célpontot ({{target, model}}): közvetlenül nem lőhet rá, bármi is a fedezéke.',
  'cover/push-turns-share':
    'Átfordul, hogy ez eleget takar-e a célpontból ({{target, model}}), ha {{model, model}} {{displacement, length}} hosszan elmozdul.',

  // mennyire biztos
  'call/too-close':
    'Az asztalon legfeljebb {{tolerance, length}}, vagy az alakból körülbelül ugyanennyi dönti el: ránézésre nem dönthető el. Egyezzetek meg róla.',
} as const;
