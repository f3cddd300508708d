import {
  type Base,
  type Body,
  type BodyEye,
  type BodyVolume,
  type Model,
  STANCES,
  standardBody,
  standardMan,
} from '../../engine/index.ts';

/** What a test wants different about a figure. Its name and place come from the sketch it stands in. */
export type Figure = Omit<Model, 'id' | 'name' | 'pose'> & {
  /** Height of what it stands on. */
  readonly on: number;
  /** Which way it faces; towards the middle of the other lettered models where null. */
  readonly facing: number | null;
};

export type FigureChanges = Partial<Omit<Figure, 'declared'>> & {
  readonly hidingBehind?: string;
  /** `house/window-1` */
  readonly lookingOut?: string;
};

/** A man of 50 mm on a base of 30 mm, standing on the table. */
export function man(changes: FigureChanges = {}): Figure {
  const { hidingBehind = null, lookingOut = null, ...rest } = changes;
  const [piece, opening] = lookingOut?.split('/') ?? [];
  return {
    unit: '',
    owner: 'red',
    sculpt: { from: 'miniatures', miniature: 'rifleman' },
    stance: 'standing',
    base: { kind: 'round', diameter: 30 },
    body: standardBody(50),
    turret: 0,
    perch: null,
    declared: { hidingBehind, lookingOut: piece && opening ? { piece, opening } : null },
    armoured: false,
    profile: '',
    on: 0,
    facing: null,
    ...rest,
  };
}

export const prone = (changes: FigureChanges = {}): Figure => man({ stance: 'prone', ...changes });

/** Ten men in two rows of five, 20 mm apart, 30 mm between the rows, on a base of 100 by 60 mm. @clause SK-SQ-2, SK-SQ-4 */
export const squadOfTen = (changes: FigureChanges = {}): Figure =>
  man({ body: squadBody([5, 5]), base: { kind: 'rectangle', width: 100, depth: 60 }, ...changes });

/** Five men as three and two on a base of 60 by 60 mm. @clause SK-SQ-3, SK-SQ-4 */
export const squadOfFive = (changes: FigureChanges = {}): Figure =>
  man({ body: squadBody([3, 2]), base: { kind: 'rectangle', width: 60, depth: 60 }, ...changes });

function squadBody(rows: readonly number[]): Body {
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, file) => ({ x: ((count - 1) / 2 - file) * 20, z: row === 0 ? 15 : -15 })),
  );
  const eyes = {} as Record<(typeof STANCES)[number], BodyEye[]>;
  const volumes = {} as Record<(typeof STANCES)[number], BodyVolume[]>;
  for (const stance of STANCES) {
    const men = places.map(({ x, z }, member) => standardMan(50, stance, member, x, z));
    eyes[stance] = men.map(({ eye }) => eye);
    volumes[stance] = men.flatMap((one) => one.volumes);
  }
  return { height: 50, kind: 'squad', turretAxis: null, eyes, volumes };
}

/** A weapon that stands by itself, on a base of 30 mm and 16 mm high: gear, with the head point of a mark on the ground. @clause SK-DIST-4 */
export function gun(changes: FigureChanges = {}): Figure {
  const gear = [
    { region: 'gear', member: 0, solid: { kind: 'box', min: { x: -6, y: 0, z: -8 }, max: { x: 6, y: 16, z: 8 } } },
  ] as const;
  const all = <Kind>(one: Kind) => ({ standing: one, kneeling: one, prone: one });
  const body: Body = {
    height: 16,
    kind: 'figure',
    turretAxis: null,
    eyes: all([{ member: 0, at: { x: 0, y: 45, z: 0 } }]),
    volumes: all(gear),
  };
  return man({ body, ...changes });
}

/** A box on wheels, 160 long, 70 wide, 60 high, with a turret of 25 on top and the driver's eye behind the front. */
export function tank(changes: FigureChanges = {}): Figure {
  const hull = { kind: 'box', min: { x: -35, y: 0, z: -80 }, max: { x: 35, y: 60, z: 80 } } as const;
  const turret = { kind: 'box', min: { x: -20, y: 60, z: -25 }, max: { x: 20, y: 85, z: 25 } } as const;
  const standing: readonly BodyVolume[] = [
    { region: 'hull', member: 0, solid: hull },
    { region: 'turret', member: 0, solid: turret },
  ];
  const eye: readonly BodyEye[] = [{ member: 0, at: { x: 0, y: 55, z: 75 } }];
  const body: Body = {
    height: 60,
    kind: 'vehicle',
    turretAxis: null,
    eyes: { standing: eye, kneeling: eye, prone: eye },
    volumes: { standing, kneeling: standing, prone: standing },
  };
  const base: Base = { kind: 'rectangle', width: 70, depth: 160 };
  return man({ body, base, armoured: true, ...changes });
}

/** The same shape, without armour. */
export const truck = (changes: FigureChanges = {}): Figure => tank({ armoured: false, ...changes });
