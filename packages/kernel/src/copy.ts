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
    fields[key] = typeof field === 'object' ? copyData(field) : field;
  }
  return fields as T;
}
