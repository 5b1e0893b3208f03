import type { Locator } from 'playwright-core';

/** Drops a file on an element of the page, as the browser does. */
export async function drop(on: Locator, name: string, text: string): Promise<void> {
  await on.evaluate(
    (target, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      const at = { dataTransfer, bubbles: true, cancelable: true };
      const held = new DragEvent('dragover', at);
      target.dispatchEvent(held);
      if (!held.defaultPrevented) throw new Error('the browser would open the file');
      target.dispatchEvent(new DragEvent('drop', at));
    },
    { name, text },
  );
}
