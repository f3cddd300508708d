/** Cells of a sketched model, x y z each. */
type Cells = readonly (readonly [number, number, number])[];

const words = (text: string): number[] => [...new TextEncoder().encode(text)];
const whole = (value: number): number[] => [...new Uint8Array(Int32Array.of(value).buffer)];
const spelt = (text: string): number[] => [...whole(words(text).length), ...words(text)];
const chunk = (name: string, content: readonly number[]): number[] => [
  ...words(name),
  ...whole(content.length),
  ...whole(0),
  ...content,
];

/** What is said of a node or frame. */
const said = (about: Readonly<Record<string, string>>): number[] => [
  ...whole(Object.keys(about).length),
  ...Object.entries(about).flatMap(([key, value]) => [...spelt(key), ...spelt(value)]),
];

export const voxModel = (size: readonly [number, number, number], cells: Cells): number[] => [
  ...chunk('SIZE', size.flatMap(whole)),
  ...chunk('XYZI', [...whole(cells.length), ...cells.flatMap((cell) => [...cell, 1])]),
];

export const voxPlace = (
  id: number,
  child: number,
  { name = '', hidden = false, layer = -1, shift = '', turn = '' } = {},
): number[] =>
  chunk('nTRN', [
    ...whole(id),
    ...said({ ...(name && { _name: name }), ...(hidden && { _hidden: '1' }) }),
    ...[child, -1, layer, 1].flatMap(whole),
    ...said({ ...(turn && { _r: turn }), ...(shift && { _t: shift }) }),
  ]);

export const voxSeveral = (id: number, ...children: readonly number[]): number[] =>
  chunk('nGRP', [...whole(id), ...said({}), ...[children.length, ...children].flatMap(whole)]);

export const voxShape = (id: number, ...models: readonly number[]): number[] =>
  chunk('nSHP', [
    ...whole(id),
    ...said({}),
    ...whole(models.length),
    ...models.flatMap((model) => [...whole(model), ...said({})]),
  ]);

export const voxHiddenLayer = (layer: number): number[] =>
  chunk('LAYR', [...whole(layer), ...said({ _hidden: '1' }), ...whole(-1)]);

/** A MagicaVoxel file. */
export function voxFile(...chunks: readonly (readonly number[])[]): Uint8Array {
  const content = chunks.flat();
  return Uint8Array.from([...words('VOX '), ...whole(150), ...words('MAIN'), ...whole(0), ...whole(content.length), ...content]);
}
