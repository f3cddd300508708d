import { toBase64 } from '../base64.ts';

/** A picture as an address that holds it, so that a page needs no other file. */
export const pictureAddress = (png: Uint8Array): string => `data:image/png;base64,${toBase64(png)}`;
