import { SaxesParser } from 'saxes';
import type { Fault } from '../../outcome/fault.ts';
import { textOfUtf8 } from '../utf8.ts';
import type { MeshFaultCode } from './imported-mesh.ts';
import { plainTextOf } from './plain-text.ts';

/** An element as it opens: its name without the prefix, and what stands in it. */
export interface OpenedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What reads an XML document from its first element to its last. */
export interface XmlReader {
  open(element: OpenedElement): void;
  close(name: string): void;
  /** The words inside the element that is open, as far as anybody wants them. */
  text?(words: string): void;
}

/** Read in steps, so that nothing is read on behind what is broken. */
const STEP = 65_536;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML document element by element.
 * @faults with the line where it is broken; also when it defines a document type of its own, which could make a few letters grow into
 * gigabytes
 */
export function readXml(bytes: Uint8Array, file: string, reader: XmlReader): readonly Fault<MeshFaultCode>[] {
  const text = textOfUtf8(plainTextOf(bytes));
  const parser = new SaxesParser({ xmlns: false, position: true, fileName: file });
  let fault: Fault<MeshFaultCode> | null = null;
  const report = (code: 'mesh-file/xml-broken' | 'mesh-file/xml-doctype') => {
    fault ??= { code, where: `${file} line ${parser.line}`, fill: { line: parser.line, file } };
  };
  parser.on('error', () => report('mesh-file/xml-broken'));
  parser.on('doctype', () => report('mesh-file/xml-doctype'));
  parser.on('opentag', ({ name, attributes }) => {
    if (!fault) reader.open({ name: withoutPrefix(name), attributes: attributes as Record<string, string> });
  });
  parser.on('closetag', ({ name }) => {
    if (!fault) reader.close(withoutPrefix(name));
  });
  if (reader.text) {
    parser.on('text', (words) => {
      if (!fault) reader.text?.(words);
    });
  }
  for (let at = 0; at < text.length && !fault; at += STEP) parser.write(text.slice(at, at + STEP));
  if (!fault) parser.close();
  return fault ? [fault] : [];
}
