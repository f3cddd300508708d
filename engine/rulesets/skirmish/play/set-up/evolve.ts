import type { SkirmishFact } from '../facts.ts';
import { type Battle, withFighter } from '../state.ts';
import type { SetUp } from './set-up.ts';

type SettingUp = Extract<
  SkirmishFact,
  {
    readonly kind:
      | 'skirmish/sets-up'
      | 'skirmish/placed'
      | 'skirmish/put-in-reserve'
      | 'skirmish/set-up-finished'
      | 'skirmish/scouts-go-ahead'
      | 'skirmish/scouted'
      | 'skirmish/battle-begins';
  }
>;

/** The battle after something has happened while it is set up. */
export function afterSettingUp(battle: Battle, fact: SettingUp): Battle {
  const withSetUp = (change: (setUp: SetUp) => Partial<SetUp>): Battle =>
    battle.setUp ? { ...battle, setUp: { ...battle.setUp, ...change(battle.setUp) } } : battle;
  switch (fact.kind) {
    case 'skirmish/sets-up':
      return withSetUp(() => ({ step: 'placing', turn: fact.side }));
    case 'skirmish/placed':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'table', lyingInWait: fact.hidden }));
    case 'skirmish/put-in-reserve':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'reserve', lyingInWait: false }));
    case 'skirmish/set-up-finished':
      return withSetUp(({ done }) => ({ done: [...done, fact.side] }));
    case 'skirmish/scouts-go-ahead':
      return withSetUp(() => ({ step: 'scouting', turn: fact.side, scouts: fact.models }));
    case 'skirmish/scouted':
      return withSetUp(({ scouts }) => ({ turn: fact.next, scouts: scouts.filter((model) => model !== fact.model) }));
    case 'skirmish/battle-begins':
      return { ...battle, setUp: null, stage: 'initiative' };
  }
}
