import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { Trait } from './army-types/trait.ts';

/** What happens about the people of an army and what they carry. */
export type ArmyFact =
  /** What somebody carried who went out of action lies where he fell. */
  | { readonly kind: 'skirmish/token-left'; readonly model: ModelId; readonly at: BoardPoint }
  /** Somebody takes it: `of` is whose it was. */
  | { readonly kind: 'skirmish/token-taken'; readonly model: ModelId; readonly of: ModelId }
  /** A side's one Hurrah works for this round, or comes to nothing. */
  | { readonly kind: 'skirmish/hurrah' | 'skirmish/hurrah-dies-away'; readonly side: SideId }
  /** A sniper has somebody who assists him, who has given up an action for his next shot. */
  | { readonly kind: 'skirmish/assistant-named'; readonly model: ModelId; readonly target: ModelId }
  | { readonly kind: 'skirmish/assisted'; readonly model: ModelId; readonly by: ModelId }
  /** Somebody works behind the enemy's lines, is after those who do, or comes back from it into reserve. */
  | { readonly kind: 'skirmish/went-behind-the-lines'; readonly model: ModelId }
  | { readonly kind: 'skirmish/hunts'; readonly model: ModelId }
  | { readonly kind: 'skirmish/recalled'; readonly model: ModelId }
  /** Who would have arrived was kept from it by a hunter. */
  | { readonly kind: 'skirmish/headed-off'; readonly model: ModelId; readonly by: ModelId }
  | { readonly kind: 'skirmish/woman-fielded'; readonly model: ModelId }
  /** What a guerrilla is like, and by how much where a die says so. */
  | { readonly kind: 'skirmish/trait-rolled'; readonly model: ModelId; readonly trait: Trait; readonly by: number };
