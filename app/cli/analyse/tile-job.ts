import { createHash } from 'node:crypto';
import {
  type AnalysisWishes,
  type BoardWithMeshes,
  canonicalForm,
  ENGINE_VERSION,
  type FieldPatch,
  type FieldPlan,
  findRuleSet,
  installedRuleSets,
  openFieldWork,
  type PlainData,
  planMaps,
  type Settings,
  type StandingPlaces,
  tasksOf,
} from '../../../engine/index.ts';
import { setTable } from '../set-table.ts';

/** What the maps of a board are to be, apart from the board: the same for all its tiles. */
export interface MapsQuestion {
  readonly wishes: Pick<AnalysisWishes, 'figure' | 'cell' | 'maps'>;
  readonly ruleSet: string;
  readonly settings: Settings;
}

/** One piece of work that any machine can do that has the board: a few squares of one map. */
export interface TileJob {
  readonly board: string;
  readonly question: MapsQuestion;
  readonly map: number;
  readonly task: number;
}

/** What comes of a tile, as text can carry it: lists of numbers as their bytes. */
export interface TileResult {
  readonly places: Record<'cells' | 'storeys' | 'at' | 'on', string> & { readonly carriers: StandingPlaces['carriers'] };
  readonly atLeast: string;
  readonly atMost: string;
}

/** The name of a tile: the same for the same board, question and engine, on whichever machine; so no tile is ever worked out twice. */
export const nameOfTile = (job: TileJob): string =>
  createHash('sha256')
    .update(canonicalForm({ engine: ENGINE_VERSION, ...job } as unknown as PlainData))
    .digest('hex');

/** Does tiles of one board and question. */
export interface TileBench {
  readonly plans: readonly FieldPlan[];
  work(map: number, task: number): FieldPatch;
}

/** Makes ready for the tiles of a board. Null where the question cannot be put to it. @cost of the first tile of a map some tenths of a second more */
export function openTileBench(read: BoardWithMeshes, question: MapsQuestion): TileBench | null {
  const ruleSet = findRuleSet(installedRuleSets, question.ruleSet);
  const table = setTable(read, question.settings);
  const planned = ruleSet ? planMaps(table, ruleSet, question.wishes) : null;
  if (!planned?.ok) return null;
  const plans = planned.value.map(({ plan }) => plan);
  const opened = new Map<number, ReturnType<typeof openFieldWork>>();
  return {
    plans,
    work(map, task) {
      const plan = plans[map]!;
      const own = opened.get(map) ?? openFieldWork(table, ruleSet, plan);
      opened.set(map, own);
      return own(tasksOf(plan)[task]!);
    },
  };
}

const packed = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString('base64');

function bytesOf(text: string): ArrayBuffer {
  const bytes = Buffer.from(text, 'base64');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** What comes of a tile, made ready for a wire. */
export const packTile = ({ places, atLeast, atMost }: FieldPatch): TileResult => ({
  places: {
    cells: packed(places.cells),
    storeys: packed(places.storeys),
    at: packed(places.at),
    on: packed(places.on),
    carriers: places.carriers,
  },
  atLeast: packed(atLeast),
  atMost: packed(atMost),
});

/** The same back again, to the last bit. */
export const unpackTile = (plan: FieldPlan, task: number, { places, atLeast, atMost }: TileResult): FieldPatch => ({
  task: tasksOf(plan)[task]!,
  places: {
    cells: new Int32Array(bytesOf(places.cells)),
    storeys: new Uint8Array(bytesOf(places.storeys)),
    at: new Float64Array(bytesOf(places.at)),
    on: new Uint16Array(bytesOf(places.on)),
    carriers: places.carriers,
  },
  atLeast: new Float64Array(bytesOf(atLeast)),
  atMost: new Float64Array(bytesOf(atMost)),
});
