/** Hands an address on by the clipboard; says whether the browser lets us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers may refuse, and have no clipboard at all on plain http.
    return false;
  }
}
