import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('are this machine only and port 4600, unless said otherwise', () => {
    expect(readSettings({})).toEqual({ host: 'localhost', port: 4600 });
    expect(readSettings({ HOST: '', PORT: '' })).toEqual({ host: 'localhost', port: 4600 });
    expect(readSettings({ HOST: '0.0.0.0', PORT: '80' })).toEqual({ host: '0.0.0.0', port: 80 });
  });

  it.each(['eighty', '-1', '65536', '80.5', '1e3'])(
    'refuse PORT=%s and say what would do',
    (text) => {
      expect(() => readSettings({ PORT: text })).toThrow(
        `PORT is "${text}". It must be a number from 0 to 65535; 0 takes any free port.`,
      );
    },
  );
});
