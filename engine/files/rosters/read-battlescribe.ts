import { fail } from '../../outcome/result.ts';
import { readXml } from '../mesh/read-xml.ts';
import type { RosterCost, RosterReading } from './roster.ts';
import { DEEPEST_CHOICE, rosterOfSelections, type Selection, tooDeep } from './selections.ts';

interface OpenSelection {
  name: string;
  type: string;
  number: number;
  costs: RosterCost[];
  profiles: { type: string; remaining: string | null }[];
  selections: Selection[];
}

const numberIn = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) ? value : otherwise;
};

/**
 * Reads a roster that BattleScribe wrote. Forces may lie in forces: what is chosen in any of them counts.
 * @faults when the XML is broken, when it is the rules data of a game, or anything else than a roster
 */
export function readBattleScribe(bytes: Uint8Array, file: string): RosterReading {
  const head = { kind: 'battlescribe' as const, name: '', game: '', costs: [] as RosterCost[], limits: [] as RosterCost[] };
  let root = '';
  let rootName = '';
  let deepest = false;
  const chosen: Selection[] = [];
  const open: OpenSelection[] = [];
  /** Characteristics are told of the profile that they are in. */
  let remaining: string | null = null;
  const broken = readXml(bytes, file, {
    open({ name, attributes: a }) {
      if (root === '') {
        root = name;
        rootName = a.name ?? '';
        head.name = rootName;
        head.game = a.gameSystemName ?? '';
      }
      const selection = open.at(-1);
      const cost = () => ({ name: a.name ?? '', value: numberIn(a.value, 0) });
      switch (name) {
        case 'selection':
          if (open.length >= DEEPEST_CHOICE) deepest = true;
          open.push({
            name: a.name ?? '',
            type: a.type ?? '',
            number: numberIn(a.number, 1),
            costs: [],
            profiles: [],
            selections: [],
          });
          break;
        case 'cost':
          (selection?.costs ?? head.costs).push(cost());
          break;
        case 'costLimit':
          head.limits.push(cost());
          break;
        case 'profile':
          selection?.profiles.push({ type: a.typeName ?? a.profileTypeName ?? '', remaining: null });
          break;
        case 'characteristic':
          remaining = selection && /^remaining\b/i.test(a.name ?? '') ? '' : null;
          break;
      }
    },
    text(words) {
      if (remaining !== null) remaining += words;
    },
    close(name) {
      if (name === 'characteristic' && remaining !== null) {
        const profile = open.at(-1)?.profiles.at(-1);
        if (profile) profile.remaining = remaining.trim();
        remaining = null;
      }
      if (name !== 'selection') return;
      const done = open.pop();
      if (done) (open.at(-1)?.selections ?? chosen).push(done);
    },
  });
  const [fault] = broken;
  if (fault) {
    const line = Number(fault.fill.line);
    if (fault.code === 'mesh-file/xml-doctype') return fail([{ code: 'roster-file/doctype', where: '', fill: { line } }]);
    return fail([{ code: 'roster-file/broken', where: '', fill: { line } }]);
  }
  if (root === 'catalogue' || root === 'gameSystem')
    return fail([{ code: 'roster-file/rules-data', where: '', fill: { name: rootName } }]);
  if (root !== 'roster') return fail([{ code: 'roster-file/not-recognised', where: '', fill: {} }]);
  return deepest ? tooDeep() : rosterOfSelections(head, chosen);
}
