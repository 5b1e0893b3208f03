const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER = [0x49, 0x48, 0x44, 0x52];
const HEADER_AT = 12;
const SIZE_AT = 16;

/** Width and height of a PNG picture, from its first bytes; nothing if it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const isPng =
    bytes.length >= SIZE_AT + 8 &&
    SIGNATURE.every((byte, index) => bytes[index] === byte) &&
    HEADER.every((byte, index) => bytes[HEADER_AT + index] === byte);
  if (!isPng) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(SIZE_AT), height: view.getUint32(SIZE_AT + 4) };
}
