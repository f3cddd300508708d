/** Amit az oldal az asztalon kijelölt területekről mond. */
export const zonesOnThePage = {
  'zone.label': 'Kijelölt terület',
  'zone.across': 'Átmérője',
  'zone.reaches': 'Meddig ér',
  'zone.one-floor': '{{height, length}} magasan egy szintet',
  'zone.all-heights': 'minden magasságot',
  'zone.remove': 'Levétel: {{name}}',
  'zone.stays': 'Ami ott marad',
  'zone.stays-how':
    'Megjelöli a sablon helyén, ami a lövés után ott marad. Hogy mi lesz belőle, azt a szabályok mondják meg, ha valaki átnéz vagy átmegy rajta.',
  'zone.leave': 'Maradjon: {{effect}}',
  'zone-kind/deployment': 'felállási zóna',
  'zone-kind/objective': 'célpont',
  'zone-kind/effect': 'hatás',
  'list.zones': 'Kijelölt területek',
  'told.left-behind': 'Az asztalon maradt: {{name}}.',
  'way.areas': 'Ami az úton ott maradt',
} as const;
