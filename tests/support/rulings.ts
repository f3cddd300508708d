import {
  type Board,
  type BoardSpace,
  defaultSettings,
  type MeshHash,
  makeRuling,
  openSpace,
  questionsBetween,
  type RulingWithMeshes,
  type Settings,
  skirmish,
  type TriangleMesh,
} from '../../engine/index.ts';

type Meshes = ReadonlyMap<MeshHash, TriangleMesh>;

/** The skirmish ruling on two models of a board, both ways, by the rules as they are printed unless told. */
export const rulingOn = (
  board: Board,
  one: string,
  other: string,
  given: { readonly meshes?: Meshes; readonly settings?: Settings; readonly space?: BoardSpace } = {},
): RulingWithMeshes => {
  const meshes = given.meshes ?? new Map();
  return makeRuling({
    space: given.space ?? openSpace(board, meshes),
    meshes,
    ruleSet: skirmish,
    settings: { ...defaultSettings(skirmish.settings), ...given.settings },
    questions: questionsBetween(one, other),
  });
};

/** A plain copy of a value that may be changed at will. */
export const copyOf = <Value>(value: Value): Writable<Value> => JSON.parse(JSON.stringify(value)) as Writable<Value>;

export type Writable<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;
