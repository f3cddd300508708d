import type { Board } from '../board/board.ts';
import type { PlacedTemplate, TemplateShape } from '../geometry/template-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { TemplateWeapon } from '../ruling/template-question.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';

/** What any question about templates may hold. */
interface Asked {
  readonly weapon: TemplateWeapon;
  readonly template?: PlacedTemplate;
  readonly shape?: TemplateShape | null;
  readonly aim?: BoardPoint;
}

/**
 * Can the question be put at all? @refuses weapons that the book does not know, templates that are none, places that are no numbers, and models that are
 * not there
 */
export function checkTemplate(
  { weapon, template, shape = template?.shape, aim = template?.at }: Asked,
  known: readonly TemplateWeapon[],
  ruleSet: string,
  board: Board,
  models: readonly (ModelId | null | undefined)[],
): Result<null, Refusal<QuestionRefusalCode>> {
  if (!known.includes(weapon)) return fail({ code: 'weapon/not-in-these-rules', clause: null, fill: { weapon, ruleSet } });
  const numbers = [...(aim ? [aim.x, aim.y, aim.z] : []), ...(template ? [template.facing] : [])];
  if ((shape && !isShape(shape)) || !numbers.every(Number.isFinite))
    return fail({ code: 'template/is-none', clause: null, fill: {} });
  const missing = models.find((id) => id != null && !Object.hasOwn(board.models, id));
  return missing ? fail({ code: 'template/model-not-there', clause: null, fill: { model: missing } }) : succeed(null);
}

function isShape(shape: TemplateShape): boolean {
  switch (shape.kind) {
    case 'circle':
      return shape.diameter >= 0 && Number.isFinite(shape.diameter);
    case 'teardrop': {
      const { length, tipRadius, broadRadius } = shape;
      return Number.isFinite(length) && tipRadius >= 0 && broadRadius >= tipRadius && length >= 2 * broadRadius;
    }
    case 'cone':
      return shape.length >= 0 && Number.isFinite(shape.length) && shape.angle > 0 && shape.angle <= Math.PI;
  }
}
