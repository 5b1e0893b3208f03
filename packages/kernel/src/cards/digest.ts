import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/**
 * The digest of plain data that is kept for good: serials of cards, designs, rewards. Sixteen digits of
 * the SHA-256 of its canonical JSON, whatever the order of the keys.
 */
export function digest(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(data) ?? ''))).slice(0, 16);
}
