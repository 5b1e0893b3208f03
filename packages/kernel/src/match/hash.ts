import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** A short fingerprint of plain data: equal data have equal ones, whatever the order of the keys. */
export function fingerprint(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(data) ?? ''))).slice(0, 16);
}
