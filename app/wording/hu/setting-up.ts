/** A csata felállítása, a tartalékok érkezése, a lesben állók, és a küldetések vége. */
export const settingUp = {
  // why an army or an order is turned down
  'army/too-dear': '{{side, side}}: a sereg {{points, number}} pontba kerül, és {{most, number}} költhető el.',
  'army/too-many-officers': '{{side, side}}: tiszt {{given, number}}, legfeljebb {{most, number}} lehet.',
  'army/too-few-privates': '{{side, side}}: közkatona {{given, number}}, legalább {{least, number}} kell.',
  'army/too-many-allies':
    '{{side, side}}: szövetséges {{given, number}}, legfeljebb feleannyi lehet, mint közkatona: {{most, number}}.',
  'army/too-many-specialists': '{{side, side}}: specialista {{given, number}}, legfeljebb {{most, number}} lehet.',
  'set-up/not-now': 'Most semmit nem lehet felállítani.',
  'set-up/stands-already': '{{model, model}} már fel van állítva.',
  'set-up/in-reserve-already': '{{model, model}} már tartalékban van.',
  'set-up/somebody-left': '{{model, model}} még felállításra vagy tartalékba vár.',
  'set-up/cannot-hide': '{{model, model}} nem állhat fel rejtve.',
  'set-up/outside-the-zone': '{{model, model}} talpa csak egészen a saját oldala zónájában lehet ({{side, side}}).',
  'set-up/in-an-enemy-zone': '{{model, model}} bárhol felállhat, csak az ellenség zónájában nem: {{zone, zone}}.',
  'set-up/cannot-stand-there': '{{model, model}} ott nem állhat fel: {{says, reason}}.',
  'set-up/too-near-to-an-enemy':
    '{{model, model}} {{distance, length}} távolságra állna tőle: {{other, model}}; legalább {{limit, length}} kell.',
  'set-up/no-scout': '{{model, model}} nem előőrs, vagy már előrement.',
  'enter/not-from-the-edge': '{{model, model}} az asztal széléről lép be, ahol az oldala zónája eléri ({{side, side}}).',
  'round/set-up-first': 'Előbb fel kell állítani a csatát.',
  'fighter/must-come-on': '{{model, model}} megérkezett, előbb az asztalra kell lépnie.',
  'fighter/does-not-arrive': '{{model, model}} most nem lép az asztalra.',
  'action/lying-in-wait': '{{model, model}} lesben áll, és nem tesz semmit, amíg rejtve van.',
  'action/not-in-wait': '{{model, model}} nem áll lesben.',
  'target/lies-in-wait': '{{model, model}} lesben áll, és még senki nem vette észre.',

  // what dice are for
  'purpose/set-up-first': '{{side, side}} dob, ki állít fel először.',
  'purpose/scouts-first': '{{side, side}} dob, kinek az előőrse megy előbb.',
  'purpose/arrival': '{{model, model}} megérkezik? {{needed, number}} vagy több kell.',

  // what happens
  'skirmish/sets-up': '{{side, side}} felállít.',
  'skirmish/placed': '{{model, model}} felállt.',
  'skirmish/put-in-reserve': '{{model, model}} tartalékban marad.',
  'skirmish/set-up-finished': '{{side, side}} felállt.',
  'skirmish/scouts-go-ahead': 'Az előőrs előremegy, először ez az oldal: {{side, side}}.',
  'skirmish/scouted': '{{model, model}} felderített.',
  'skirmish/battle-begins': 'Kezdődik a csata.',
  'skirmish/arrives': '{{model, model}} megérkezik.',
  'skirmish/did-not-arrive': '{{model, model}} még nem érkezik meg.',
  'skirmish/came-on': '{{model, model}} az asztalra lépett.',
  'skirmish/spotted': '{{by, model}} észreveszi: {{model, model}}.',
  'skirmish/came-out': '{{model, model}} már nem áll lesben.',

  // how a mission ends
  'ending/points-at-once': 'Egyszerre többeknek van {{target, number}} pontja: megállapodás szerint döntetlen.',
  'ending/last-round': 'A(z) {{rounds, number}}. kör volt az utolsó; a pontok döntenek.',
  'ending/kept': '{{side, side}} tartja, amit tartani kellett: {{objective, objective}}.',
  'ending/not-kept': '{{side, side}} nem tartja, amit tartani kellett: {{objective, objective}}.',

  // how it stands, in the terminal
  'play.setting-up': 'A csata felállítása folyik',
  'play.whereabouts-unplaced': 'felállításra vár',
  'play.whereabouts-arriving': 'belépésre vár',
  'play.lies-in-wait': 'lesben áll',
  'play.a-place': 'X,Z[,MAGASSÁG] [facing FOK]',
  'typed/no-place': 'Egy hely kell, például 3,4 facing 90, nem ez: „{{text}}”.',

  // scenarios
  'usage/no-such-scenario_zero':
    'nincs „{{text}}” nevű küldetés; a meglévőket az eyeline play --list-scenarios sorolja fel, egy fájl neve pedig .json-ra végződik.',
  'usage/no-such-scenario_one': 'nincs „{{text}}” nevű küldetés. Erre gondoltál: {{meant}}?',
  'usage/no-such-scenario_other': 'nincs „{{text}}” nevű küldetés. Ezek valamelyikére gondoltál: {{meant}}?',
  'scenario/not-a-scenario': 'ez nem Eyeline-küldetés: egy küldetésfájlban ez áll: "eyeline": "scenario".',
  'scenario/no-such-seat': 'a terv nem ismer „{{side}}” oldalt.',
  'scenario/no-such-rules': 'nincsenek itt ilyen nevű szabályok: {{ruleSet}}.',
} as const;
