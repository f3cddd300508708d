import type { Measured } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

/** What is measured to or from, in words. */
export function nameOfMeasured(measured: Measured, { say, length }: Speaker): string {
  switch (measured.kind) {
    case 'model':
      return say('measured.model', { model: measured.model });
    case 'unit':
      return say('measured.unit', { unit: measured.unit });
    case 'terrain':
      return say('measured.terrain', { piece: measured.piece });
    case 'zone':
      return say('measured.zone', { zone: measured.zone });
    case 'objective':
      return say('measured.objective', { objective: measured.objective });
    case 'edge':
      return say(`measured.edge-${measured.edge}`);
    case 'quarter':
      return say(`measured.quarter-${measured.quarter}`);
    case 'point':
      return say('measured.point', { place: [measured.at.x, measured.at.z, measured.at.y].map(length).join(', ') });
    case 'line':
      return say('measured.line');
  }
}
