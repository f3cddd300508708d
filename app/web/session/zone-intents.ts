import { type LastingEffect, withoutZone, withZone, type ZoneId, zoneOfTemplate } from '../../../engine/index.ts';
import { effectsLeftBy, markOn } from '../../catalogue/lasting-marks.ts';
import { commit, select } from './board-intents.ts';
import type { LaidTemplate } from './laid-template.ts';
import { read } from './session.ts';

/** Everything that a template may leave behind where it lies, what the book says first. */
export const mayStay = ({ weapon }: LaidTemplate): readonly LastingEffect['of'][] => effectsLeftBy(weapon);

/** Leaves behind what stays where the template lies, under this name and a number: one step that can be taken back. */
export function leaveOnTable(of: LastingEffect['of'], called: string): void {
  const { template, document } = read();
  if (!template?.ruling) return;
  const { number, ...mark } = markOn(document.board, of);
  const name = number === 1 ? called : `${called} ${number}`;
  const zone = zoneOfTemplate(template.ruling.template, { ...mark, name });
  commit({ ...document, board: withZone(document.board, zone) }, { code: 'told.left-behind', fill: { name } });
}

/** Takes a marked area off the table: one step that can be taken back. */
export function liftZone(id: ZoneId): void {
  const { document, selected } = read();
  const zone = document.board.zones[id];
  if (!zone) return;
  if (selected?.kind === 'zone' && selected.id === id) select(null);
  commit({ ...document, board: withoutZone(document.board, id) }, { code: 'told.removed', fill: { name: zone.name || id } });
}
