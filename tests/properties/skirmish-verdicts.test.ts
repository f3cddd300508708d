import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Board,
  frameOfPose,
  type LookQuestion,
  type Model,
  outOfFrame,
  type Pose,
  type Settings,
  type ShareBounds,
  skirmish,
  type TerrainPiece,
  type Vec3,
} from '../../engine/index.ts';
import { defaultValues, findKit, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { boardOf, modelOf, sketchBoard, wall } from '../support/board-sketch.ts';
import { chanceOf } from '../support/chance.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { type Figure, type FigureChanges, man, squadOfFive, squadOfTen, tank, truck } from '../support/figures.ts';
import { soak } from '../support/soak.ts';

/** A wall to hide or lie behind; some of the kits are hollow, and a man is seldom put down right behind one of their walls by chance. */
const brickWall = sketchBoard('##########', { '#': wall('brick-wall', 30) }).pieces['brick-wall']!;

/** Two kits and a wall with three models among them who stand, kneel, lie, hide, look out or drive. The same for the same seed. */
function battlefield(seed: number): Board {
  const chance = chanceOf(seed);
  const turned = () => chance.oneOf([0, chance.between(-3.1, 3.1)]);
  const kits = [chance.oneOf([findKit('ruined-house')!, findKit('garden-wall')!]), chance.oneOf(TERRAIN_KITS)];
  const made = kits.map((kit, index): TerrainPiece => {
    const pose = { at: { x: chance.between(-120, 120), y: 0, z: chance.between(-120, 120) }, facing: turned() };
    const piece = makePiece(kit, { id: `${kit.id}-${index}`, name: kit.id, parameters: defaultValues(kit.sheet), pose });
    if (!piece.ok) throw new Error(`${kit.id} cannot be made as it comes`);
    return piece.value;
  });
  const shelter = {
    ...brickWall,
    pose: { at: { x: chance.between(-60, 60), y: 0, z: chance.between(-60, 60) }, facing: turned() },
  };
  const pieces = [...made, shelter];
  const anywhere = () => ({
    x: chance.between(-200, 200),
    y: chance.oneOf([0, 0, chance.between(0, 90)]),
    z: chance.between(-200, 200),
  });
  const behind = () =>
    outOfFrame(frameOfPose(shelter.pose), { x: chance.between(-40, 40), y: 0, z: -5 - 15 - chance.between(0, 25) });
  const openings = made.flatMap((piece) => Object.values(piece.openings).map((opening) => ({ piece, opening })));

  const person = (id: string, conduct: 'looks out' | 'hides' | 'lies' | 'stands'): Model => {
    const changes: FigureChanges = { facing: chance.between(-3.1, 3.1) };
    const put = (at: Vec3, figure: Figure) => modelOf(id, at, { ...figure, on: at.y });
    if (conduct === 'hides') return put(behind(), man({ ...changes, hidingBehind: 'brick-wall' }));
    if (conduct === 'lies') return put(chance.oneOf([behind(), anywhere()]), man({ ...changes, stance: 'prone' }));
    if (conduct === 'looks out' && openings.length > 0) {
      const { piece, opening } = chance.oneOf(openings);
      const { centre, across, through, width, height, thickness } = opening.frame;
      const away = chance.oneOf([-1, 1]) * (thickness / 2 + 15 + chance.between(0, 22));
      const aside = chance.between(-1, 1) * (width / 2 + 12);
      const at = outOfFrame(frameOfPose(piece.pose), {
        x: centre.x + through.x * away + across.x * aside,
        y: Math.max(0, centre.y - height / 2 - 30),
        z: centre.z + through.z * away + across.z * aside,
      });
      return put(at, man({ ...changes, lookingOut: `${piece.id}/${opening.id}` }));
    }
    const figure = chance.oneOf([man, man, man, man, man, man, squadOfTen, squadOfFive, tank, truck]);
    return put(anywhere(), figure({ ...changes, stance: chance.oneOf(['standing', 'kneeling']) }));
  };
  const conducts = ['looks out', 'hides', 'lies', 'stands', 'stands'] as const;
  return boardOf(pieces, [
    person('A', chance.oneOf(conducts)),
    person('B', chance.oneOf(conducts)),
    person('C', chance.oneOf(['stands', 'lies'])),
  ]);
}

const questions: readonly LookQuestion[] = [
  { kind: 'sees', looker: 'A', target: 'B' },
  { kind: 'cover-of', shooter: 'A', target: 'B' },
  { kind: 'sees', looker: 'B', target: 'A' },
  { kind: 'cover-of', shooter: 'B', target: 'A' },
];

const lookerOf = (question: LookQuestion) => (question.kind === 'sees' ? question.looker : question.shooter);

/** The men of a squad change their numbers in a mirror, so shares are compared by size. */
const byShare = (a: ShareBounds, b: ShareBounds) => a.atLeast - b.atLeast;

/** What a player would notice of a verdict, and the shares that it rests on. */
function rulings(board: Board, settings: Settings = {}): { readonly said: unknown; readonly shares: readonly ShareBounds[] }[] {
  const table = tableOf(board, settings);
  return questions.map((question) => {
    const result = skirmish.answer(question, table);
    if (!result.ok) return { said: result.problem, shares: [] };
    const { answer, confidence, because } = result.value;
    // What else was weighed may be told in another order where two things weigh the same; what decides may not.
    const says = because[0]?.says;
    if (answer.kind === 'sees') {
      return {
        said: { sees: answer.sees, confidence, says },
        shares: [...answer.regions.map(({ share }) => share), answer.whole].sort(byShare),
      };
    }
    const { value, grade, concealOnly, closeRangeProof, weighed } = answer;
    return {
      said: { value, grade, concealOnly, closeRangeProof, confidence, says },
      // From a squad several men may have the target equally covered by different things.
      shares: board.models[lookerOf(question)]!.body.kind === 'squad' ? [] : weighed.map(({ share }) => share).sort(byShare),
    };
  });
}

function moved(board: Board, move: (pose: Pose) => Pose, mirrored = false): Board {
  const pieces = Object.values(board.pieces).map((piece) => ({
    ...piece,
    pose: move(piece.pose),
    mirrored: piece.mirrored !== mirrored,
  }));
  const models = Object.values(board.models).map((model) => ({ ...model, pose: move(model.pose) }));
  return boardOf(pieces, models);
}

const shifted =
  (dx: number, dz: number) =>
  ({ at, facing }: Pose): Pose => ({ at: { x: at.x + dx, y: at.y, z: at.z + dz }, facing });

const turned =
  (by: number) =>
  ({ at, facing }: Pose): Pose => ({
    at: { x: at.x * Math.cos(by) + at.z * Math.sin(by), y: at.y, z: at.z * Math.cos(by) - at.x * Math.sin(by) },
    facing: facing + by,
  });

const mirrorImage = ({ at, facing }: Pose): Pose => ({ at: { x: -at.x, y: at.y, z: at.z }, facing: -facing });

/** A battlefield and its rulings, which several tests compare with others. */
const known = new Map<number, { readonly board: Board; readonly ruled: ReturnType<typeof rulings> }>();
function knownBattlefield(seed: number) {
  const before = known.get(seed);
  if (before) return before;
  const board = battlefield(seed);
  const made = { board, ruled: rulings(board) };
  known.set(seed, made);
  return made;
}

function expectSameRulings(seed: number, move: (board: Board) => Board): void {
  const { board, ruled: before } = knownBattlefield(seed);
  const other = move(board);
  const after = rulings(other);
  before.forEach(({ said, shares }, index) => {
    const now = after[index]!;
    expect({ question: questions[index], said: now.said }).toEqual({ question: questions[index], said });
    shares.forEach(({ atLeast }, place) => {
      expect(now.shares[place]?.atLeast).toBeCloseTo(atLeast, 5);
    });
  });
}

const battlefields = fc.integer({ min: 1, max: 1_000_000 });
const RUNS = { seed: 20241130, numRuns: soak(6) };

test('moving the whole table changes no verdict', () => {
  fc.assert(
    fc.property(battlefields, fc.double({ min: -300, max: 300, noNaN: true }), (seed, by) => {
      expectSameRulings(seed, (board) => moved(board, shifted(by, -by / 3)));
    }),
    RUNS,
  );
});

test('turning the whole table changes no verdict', () => {
  fc.assert(
    fc.property(battlefields, fc.double({ min: -3.1, max: 3.1, noNaN: true }), (seed, by) => {
      expectSameRulings(seed, (board) => moved(board, turned(by)));
    }),
    RUNS,
  );
});

test('playing the table in a mirror changes no verdict', () => {
  fc.assert(
    fc.property(battlefields, (seed) => {
      expectSameRulings(seed, (board) => moved(board, mirrorImage, true));
    }),
    RUNS,
  );
});

test('these tables hold seen and unseen, covered and uncovered, hidden, lying and looking out', () => {
  const wanted = [
    'seen',
    'unseen',
    'cover 0',
    'cover 1',
    'cover 2',
    'eye/inside-piece',
    'hiding/unseen-from-far-side',
    'prone/hidden-behind-cover',
    'opening/seen-through-it',
    'cover/model-hides-enough',
  ];
  const met = new Set<string>();
  for (let seed = 1; seed <= 40 && !wanted.every((one) => met.has(one)); seed++) {
    for (const { said } of knownBattlefield(seed).ruled) {
      const { says, sees, value, code } = said as { says?: string; sees?: boolean; value?: number; code?: string };
      if (says) met.add(says);
      if (sees !== undefined) met.add(sees ? 'seen' : 'unseen');
      if (value !== undefined) met.add(`cover ${value}`);
      if (code) met.add(code);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(wanted));
});
