/** Questions about a whole board: why they cannot be put, and how their figures were found. */
export const lab = {
  'lab/cell-size': 'Squares may be {{least, length}} to {{most, length}} wide, and not {{cell, length}}.',
  'lab/lane-width': 'Lanes may be asked to be {{least, length}} to {{most, length}} wide at least, and not {{width, length}}.',
  'lab/figure-size': 'A figure and its base may measure {{least, length}} to {{most, length}}, and not {{size, length}}.',
  'lab/model-not-there': 'There is no model {{model}} on this board.',
  'lab/unit-not-there': 'There is no unit {{unit}} on this board.',
  'lab/zone-not-there': 'There is no zone {{zone}} on this board.',
  'lab/side-not-there': 'There is no side {{side}} on this board.',
  'lab/nobody-looks': 'There is nobody who could look.',
  'lab/nowhere-to-stand': 'The figure can stand nowhere in the zone {{zone}}.',
  'lab/eye-inside': 'The eye is inside something solid, so that nothing can be said of what it sees.',
  'method/share-seen-from':
    'Which share of the figure is seen where it stands, by whoever sees most of it, from {{eyes}} eye(s): proven bounds, at most {{tolerance, share}} apart, in the middle of every square of {{cell, length}} and on every floor on which its base can stay.',
  'method/share-seen-of':
    'Which share the figure sees from where it stands of the target of which it sees most, out of {{targets}}: proven bounds, at most {{tolerance, share}} apart, in the middle of every square of {{cell, length}} and on every floor on which its base can stay.',
  'method/places-that-see':
    'From how many of {{eyes}} eyes a straight line is free to the eye of the figure where it stands: every line was tried, in the middle of every square of {{cell, length}} and on every floor on which its base can stay.',
  'method/cover-from':
    'What cover the figure has where it stands from {{model, model}}: one verdict of the rules in the middle of every square of {{cell, length}} and on every floor on which its base can stay.',
  'lab/no-moves': 'These rules have no moves for such a figure, or none were asked for.',
  'method/cost-to-come':
    'What it costs the figure at least to come there by the rules of moving, from the cheapest of {{starts}} place(s), up to {{allowance, length}}, in the middle of every square of {{cell, length}} and on every floor on which its base can stay; only terrain and vehicles are in the way.',
  'method/exposure':
    'Straight lines from eye to eye between the middles of all squares of {{cell, length}} of two zones, on every floor on which the base of the figure can stay: every line was tried. Of the table: the share of all places where the figure can stand to which some place of the zone has a free line. After a move: from wherever the figure can come with it, having set out from the middles of squares of 100 mm or what was asked for; the area is that of the squares it comes to.',
  'method/lanes':
    'Level lines at the height of the figure’s eye, tried in {{directions}} directions through the middle of every square of {{cell, length}} (of a zone: of its squares, as far as they still go through it in the end); each goes on for as long as a strip of {{width, length}} around it is free; the longest were turned and pushed as long as that made them longer. The width told is that of the widest level strip along the whole line that nothing reaches into.',
  'method/choke-points':
    'Places that everybody goes through who walks from one part of the board to another over squares of {{cell, length}}, from edge to edge, with a step between them.',
  'method/time-to-objective':
    'The cheapest way by the rules of moving, past terrain and vehicles, from the middles of squares of {{cell, length}} of the zone, on every floor, to eight places around the objective; those nearest in a straight line were tried first, no more than {{tried}} of them and none of more than {{moves}} moves. Where two figures are told, the first is what no way can cost less than. One move is {{move, length}}.',
  'method/floors':
    'Floors are places side by side in the middles of squares of {{cell, length}}, with a step between them, that one does not step to from the table and on which a base has room. From the nearest place of the table, and from the nearest on the other side, a way was looked for by the rules of moving, with climbs, ladders and doors, to the place of the floor that is farthest from its border, for no more than {{round, length}} of movement over the straight line. Where no way leads back from there for twice as much, none was looked for: whatever is gone up, through or along is gone back as well.',
};
