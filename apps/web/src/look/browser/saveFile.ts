/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A file name that says what is in it: "Chain Link" is in `chain-link.json`. */
export function fileNameFor(name: string, ending = 'json'): string {
  const stem = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${stem || 'card'}.${ending}`;
}
