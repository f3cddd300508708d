import type { Model } from '../../../../board/model.ts';
import type { PlainData } from '../../../../document/plain-data.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import { isWeapon, type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { refuse } from '../acting.ts';
import { isFields, isWholeNumber } from '../fields.ts';
import { type Gun, mayStand } from './gun.ts';

/** The weapon that a model is by its profile, where that is one which stands by itself. */
const gunByProfile = ({ profile }: Model): WeaponId | null => (isWeapon(profile) && mayStand(weaponOf(profile)) ? profile : null);

/**
 * Reads the weapons that are served: `{ guns: { <model>: { weapon, crew, slow, wheels, putDown } } }`; a model whose profile is such a weapon is one as well. They
 * stand where the board has them, set up unless they are said to be put down.
 * @clause SK-SUPW-1, SK-SUPW-5, SK-CREW-6, SK-WPN-17 @refuses models that are not there, and weapons that do not stand by themselves
 */
export function readGuns(
  models: readonly Model[],
  seats: readonly SideId[],
  given: PlainData | undefined,
): Result<Readonly<Record<string, Gun>>, Refusal> {
  const named = given ?? {};
  const notUnderstood = (field: string) => refuse('forces/not-understood', 'SK-SUPW-1', { field });
  if (!isFields(named)) return notUnderstood('guns');
  const stray = Object.keys(named).find((id) => !models.some((model) => model.id === id && seats.includes(model.owner)));
  if (stray !== undefined) return refuse('fighter/not-in-this-battle', 'SK-SUPW-1', { model: stray });
  const guns: Record<string, Gun> = {};
  for (const model of models) {
    const said = named[model.id] ?? (gunByProfile(model) ? {} : undefined);
    if (said === undefined || !seats.includes(model.owner)) continue;
    if (!isFields(said)) return notUnderstood(`guns.${model.id}`);
    const weapon = said.weapon ?? gunByProfile(model) ?? '';
    if (typeof weapon !== 'string' || !isWeapon(weapon) || !mayStand(weaponOf(weapon)))
      return refuse('forces/not-a-served-weapon', 'SK-SUPW-1', { model: model.id });
    const printed: Weapon = weaponOf(weapon);
    const { crew = printed.crew ?? 1, slow = 0, wheels = false, putDown = false } = said;
    if (!isWholeNumber(crew, 1)) return notUnderstood(`guns.${model.id}.crew`);
    if (!isWholeNumber(slow, 0)) return notUnderstood(`guns.${model.id}.slow`);
    if (typeof wheels !== 'boolean') return notUnderstood(`guns.${model.id}.wheels`);
    if (typeof putDown !== 'boolean') return notUnderstood(`guns.${model.id}.putDown`);
    guns[model.id] = {
      model: model.id,
      side: model.owner,
      weapon,
      crew,
      slow,
      wheels,
      isSetUp: !putDown,
      out: 0,
      shots: 0,
      sweeps: 0,
      moved: false,
    };
  }
  return succeed(guns);
}
