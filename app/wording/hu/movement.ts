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
  'ladder/not-on-the-piece': 'Ezen nincs „{{ladder}}” nevű létra: {{piece, piece}}.',
  'way/leads-nowhere': 'Az út nem vezet sehová.',
} as const;
