/** What the page says of areas that lie marked on the table. */
export const zonesOnThePage = {
  'zone.label': 'Marked area',
  'zone.across': 'Across',
  'zone.reaches': 'Reaches',
  'zone.one-floor': 'the floor at {{height, length}}',
  'zone.all-heights': 'all heights',
  'zone.remove': 'Remove {{name}}',
  'zone.stays': 'What stays there',
  'zone.stays-how':
    'Marks where the template lies what is left of the shot. What comes of it the rules say wherever somebody looks or goes through it.',
  'zone.leave': 'Leave {{effect}}',
  'zone-kind/deployment': 'deployment',
  'zone-kind/objective': 'objective',
  'zone-kind/effect': 'effect',
  'list.zones': 'Marked areas',
  'told.left-behind': 'Left on the table: {{name}}.',
  'way.areas': 'What lingers on the way',
} as const;
