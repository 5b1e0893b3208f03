import { findChromium } from './lib/find-chromium.mjs';
import { installChromium } from './lib/install-chromium.mjs';
import { giveUp, isMain } from './lib/say.mjs';

const byHand = `The browser tests need Chromium, and it could not be installed from here. Install it by hand:
  Debian, Raspberry Pi OS   sudo apt-get install chromium
  Ubuntu                    sudo snap install chromium
  Fedora                    sudo dnf install chromium
  Arch                      sudo pacman -S chromium
  Alpine                    sudo apk add chromium font-dejavu
  macOS                     brew install --cask google-chrome
  Windows                   winget install Google.Chrome
Or point CHROMIUM_PATH to a Chromium, Chrome or Edge that you have.`;

/**
 * The path of a Chromium, installed first when there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const log = await installChromium();
  const installed = findChromium();
  if (!installed) throw new Error(`${log}${byHand}`);
  return installed;
}

if (isMain(import.meta.url)) {
  await ensureChromium().then(console.log, (error) => giveUp(error.message));
}
