/** The clauses of the battle rules that these answers rest on, each with its title. */
export const BATTLE_CLAUSES = {
  'BT-CORE-3': 'Unit of length',
  'BT-CORE-7': 'Fair play',
  'BT-MODEL-7': 'Measuring',
  'BT-UNIT-16': 'Vehicle figures',
  'BT-MOVE-1': 'Sequence',
  'BT-MOVE-4': 'Distance',
  'BT-MOVE-5': 'No passing through models',
  'BT-MOVE-6': 'Gaps',
  'BT-MOVE-8': 'One inch',
  'BT-MOVE-9': 'Slowest model',
  'BT-MOVE-14': 'Table edge',
  'BT-MOVE-15': 'End position',
  'BT-MOVE-16': 'Starting inside 1"',
  'BT-COH-1': 'Chain',
  'BT-COH-2': 'Scope',
  'BT-COH-4': 'Restore',
  'BT-COH-7': 'Partial progress',
  'BT-TERR-18': 'Impassable',
  'BT-DIFF-1': 'Roll',
  'BT-DIFF-2': 'Declaration',
  'BT-DIFF-3': 'Extra die',
  'BT-DIFF-7': 'Counts as moved',
  'BT-DIFF-8': 'Cap',
  'BT-CLIMB-1': 'Vertical allowance',
  'BT-CLIMB-2': 'Difficult terrain counts',
  'BT-CLIMB-3': 'Floors',
  'BT-DANG-1': 'Test',
  'BT-DANG-4': 'Once per move',
} as const;

/** The number of a clause that is implemented. */
export type BattleClause = keyof typeof BATTLE_CLAUSES;
