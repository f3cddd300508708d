import type { CoverFinding, CoverQuery } from '../geometry/queries.ts';
import { checkBounds, checkPicture, freeShare, nameOf, openView } from './check-picture.ts';
import { checkEye, twoModels } from './check-sight.ts';
import { planeTowards } from './picture-plane.ts';
import { holdsWhen, type ProofCheck } from './report.ts';
import {
  type Blocker,
  coveringModels,
  middleOfTarget,
  type StandingBoard,
  targetParts,
  terrainInTheWay,
} from './standing-bodies.ts';

/** A finding about what stands before a target, and the board that it is about. */
export interface CoverCase {
  readonly stand: StandingBoard;
  readonly query: CoverQuery;
  readonly finding: CoverFinding;
  readonly where: string;
}

/** Is what was found about cover true? Every share is measured again as if nothing else stood there. */
export function checkCover({ stand, query, finding, where }: CoverCase): readonly ProofCheck[] {
  const { board } = stand;
  const models = twoModels(board, query);
  const { picture } = finding;
  const { eye } = picture;
  const middle = models ? middleOfTarget(models.target, query.target) : null;
  if (!models || !middle) return [holdsWhen('proof/nothing-like-it-on-the-board', `${where}.query`, false)];
  const parts = targetParts(models.target, query.target, eye);
  const terrain = terrainInTheWay(stand, query.glass);
  const covering = coveringModels(board, query, eye);
  const plane = planeTowards(eye, middle);
  const hiddenBy = (blockers: readonly Blocker[]) => {
    const { share, tolerance } = freeShare(openView(plane, parts, blockers), parts);
    return { share: 1 - share, tolerance };
  };
  const check = (blockers: readonly Blocker[], bounds: CoverFinding['byTerrain'], place: string, source: string): ProofCheck => {
    const about = { source };
    return checkBounds('proof/cover-share', `${where}.finding.${place}`, hiddenBy(blockers), bounds, about);
  };
  const ofPiece = (piece: string) => terrain.filter(({ source }) => source.kind === 'part' && source.piece === piece);
  return [
    checkEye(board, models.looker, query.eyes, eye, `${where}.finding.picture.eye`),
    ...checkPicture({ picture, where: `${where}.finding.picture`, middle, parts, blockers: [...terrain, ...covering] }),
    ...finding.pieces.flatMap(({ piece, share, parts: own }, i) => [
      check(ofPiece(piece), share, `pieces[${i}].share`, piece),
      ...own.map(({ part, share: bounds }, k) => {
        const alone = ofPiece(piece).filter(({ source }) => source.kind === 'part' && source.part === part);
        return check(alone, bounds, `pieces[${i}].parts[${k}].share`, `${piece}/${part}`);
      }),
    ]),
    ...finding.models.map(({ model, share }, i) => {
      const own = covering.filter(({ source }) => source.kind === 'model' && source.model === model);
      return check(own, share, `models[${i}].share`, `model ${model}`);
    }),
    check(terrain, finding.byTerrain, 'byTerrain', ''),
    check(covering, finding.byModels, 'byModels', ''),
    ...checkNothingForgotten(finding, where),
  ];
}

/** Everything that hides part of the picture is listed. */
function checkNothingForgotten(finding: CoverFinding, where: string): readonly ProofCheck[] {
  const listed = new Set([
    ...finding.pieces.flatMap(({ piece, parts }) => parts.map(({ part }) => `${piece}/${part}`)),
    ...finding.models.map(({ model }) => `model ${model}`),
  ]);
  const forgotten = finding.picture.hidden.findIndex(({ by }) => !listed.has(nameOf(by)));
  if (forgotten < 0) return [];
  const source = nameOf(finding.picture.hidden[forgotten]!.by);
  return [holdsWhen('proof/cover-share', `${where}.finding.picture.hidden[${forgotten}].by`, false, { source, share: 0 })];
}
