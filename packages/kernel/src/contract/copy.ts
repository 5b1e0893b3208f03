/** A deep copy of plain JSON data. Several times as fast as `structuredClone` on game states. */
export function copyData<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const items = new Array(data.length);
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      items[i] = typeof item === 'object' ? copyData(item) : item;
    }
    return items as T;
  }
  const fields: Record<string, unknown> = {};
  for (const key in data) {
    const field = data[key];
    const copied = typeof field === 'object' ? copyData(field) : field;
    if (key === '__proto__') defineOwn(fields, key, copied);
    else fields[key] = copied;
  }
  return fields as T;
}

/** Assigning to this name would set the prototype and lose the field. */
function defineOwn(fields: object, key: string, value: unknown): void {
  Object.defineProperty(fields, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
