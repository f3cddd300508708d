import { utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync, Inflate } from 'fflate';
import { canonicalForm, canonicalText } from '../document/canonical-form.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { readJson } from './json-document.ts';
import { textOfUtf8 } from './utf8.ts';

/** What can be wrong with a link that should carry a ruling. */
export const RULING_LINK_FAULT_CODES = [
  'ruling-link/no-ruling',
  'ruling-link/other-packing',
  'ruling-link/damaged',
  'ruling-link/too-large',
] as const;
export type RulingLinkFaultCode = (typeof RULING_LINK_FAULT_CODES)[number];

/** Longest link that is made, in characters: browsers take far longer ones, the programs that people send links with do not. */
export const LONGEST_RULING_LINK = 64_000;

/** What a link may hold at most when unpacked, so that a small link cannot fill a browser's memory. @unit bytes */
const MOST_UNPACKED = 16_000_000;

/** Names the way of packing: raw deflate of the canonical form, in base64url. */
const KEY = 'ruling';
const PACKING = '1';

/**
 * A link that carries a whole ruling behind its `#`, which browsers send to nobody; null where it would be longer than `LONGEST_RULING_LINK`.
 * `page` is the address of the page that opens it. @shape `rulingText` is the text of a ruling file
 */
export function rulingLink(rulingText: string, page: string): string | null {
  const json = readJson(rulingText);
  if (!json.ok) return null;
  const packed = toBase64(deflateSync(utf8ToBytes(canonicalForm(json.value)), { level: 9 }));
  const link = `${page.split('#')[0]}#${KEY}=${PACKING}.${asUrlText(packed)}`;
  return link.length <= LONGEST_RULING_LINK ? link : null;
}

/** The text of the ruling file that a link carries: the same bytes that were put into it. @faults a link without a ruling, or with a damaged one */
export function openRulingLink(link: string): Result<string, readonly Fault<RulingLinkFaultCode>[]> {
  const wrong = (code: RulingLinkFaultCode) => fail([{ code, where: '', fill: {} }]);
  const fragment = link.slice(link.indexOf('#') + 1);
  if (!link.includes('#') || !fragment.startsWith(`${KEY}=`)) return wrong('ruling-link/no-ruling');
  const [packing, ...packed] = fragment.slice(KEY.length + 1).split('.');
  if (packing !== PACKING) return wrong('ruling-link/other-packing');
  const bytes = fromBase64(asBase64(packed.join('.')));
  const unpacked = bytes ? unpack(bytes) : null;
  if (unpacked === 'too large') return wrong('ruling-link/too-large');
  if (unpacked === null) return wrong('ruling-link/damaged');
  const json = readJson(textOfUtf8(unpacked));
  return json.ok ? succeed(canonicalText(json.value)) : wrong('ruling-link/damaged');
}

function unpack(bytes: Uint8Array): Uint8Array | 'too large' | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const inflate = new Inflate((chunk, last) => {
    chunks.push(chunk);
    size += chunk.length;
    ended = last;
  });
  try {
    // In small steps, so that what grows beyond all measure is left in time.
    const step = 1_024;
    for (let at = 0; at < bytes.length && size <= MOST_UNPACKED; at += step) {
      inflate.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch {
    return null;
  }
  if (size > MOST_UNPACKED) return 'too large';
  if (!ended) return null;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Base64 as it may stand in an address (RFC 4648, section 5, without padding). */
const asUrlText = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function asBase64(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return plain + '='.repeat((4 - (plain.length % 4)) % 4);
}
