import { useState } from 'react';
import { StopsForm } from '../../games/ttcg/match/StopsForm.tsx';
import { keptStops, type Stops } from '../../games/ttcg/match/stops.ts';
import { Button } from '../../look/control/Button.tsx';
import { Slider, Toggle } from '../../look/control/Field.tsx';
import { RadioRow } from '../../look/control/RadioRow.tsx';
import { useSound } from '../../look/feedback/sound.ts';
import { useTheme } from '../../look/paper/theme.ts';
import { changeSettings, useSettings, usualSettings } from '../../look/settings/settings.ts';
import './Settings.css';

const themes = [
  { key: 'system', name: 'As the system', line: 'By day on paper, at night on the chart table.' },
  { key: 'day', name: 'Day', line: 'Ink on warm paper.' },
  { key: 'night', name: 'Night', line: 'A lit table in the dark.' },
] as const;

const speeds = [
  { key: 'slow', name: 'Slow', line: 'Time to follow every step.' },
  { key: 'usual', name: 'Usual', line: 'Quick, and still to be seen.' },
  { key: 'fast', name: 'Fast', line: 'Half the time, for who knows the game.' },
] as const;

const sizes = [
  { key: 'usual', name: 'Usual', line: 'As much of the table in sight as fits.' },
  { key: 'large', name: 'Large', line: 'Larger cards and words; pages may scroll.' },
] as const;

/** How the person at this screen likes it; kept in this browser. */
export function Settings() {
  const { volume, speed, size, oneClick, confirmAttacks } = useSettings();
  const { theme, choose } = useTheme();
  const sound = useSound();
  const [stops, setStops] = useState<Stops>(() => keptStops.read());
  return (
    <div className="page settings">
      <h1>Settings</h1>
      <p>They count at once, on every page, and stay in this browser.</p>
      <RadioRow
        legend="Light"
        name="theme"
        options={themes}
        chosen={theme}
        onChange={(key) => choose(key)}
      />
      <fieldset className="settings__group">
        <legend>Sound</legend>
        <Toggle label="Sounds of the table" on={sound.on} onChange={sound.turn} />
        <Slider
          label="Volume"
          value={volume}
          min={0}
          max={100}
          step={5}
          show={(amount) => `${amount} %`}
          onChange={(to) => changeSettings({ volume: to })}
        />
      </fieldset>
      <RadioRow
        legend="Speed of what moves"
        name="speed"
        options={speeds}
        chosen={speed}
        onChange={(key) => changeSettings({ speed: key })}
      />
      <RadioRow
        legend="Size of cards"
        name="size"
        options={sizes}
        chosen={size}
        onChange={(key) => changeSettings({ size: key })}
      />
      <fieldset className="settings__group">
        <legend>At the table</legend>
        <Toggle
          label="Play with one click"
          hint="A card that can be played in one way only is played at the first click; what else it can do stands under All choices."
          on={oneClick}
          onChange={(on) => changeSettings({ oneClick: on })}
        />
        <Toggle
          label="Ask before I attack"
          hint="Each attack is shown once more before it is made."
          on={confirmAttacks}
          onChange={(on) => changeSettings({ confirmAttacks: on })}
        />
      </fieldset>
      <fieldset className="settings__group">
        <legend>Stops in True Trading Card Game</legend>
        <p>Where you do not stop, you pass. Where you could only pass, you are never asked.</p>
        <StopsForm
          stops={stops}
          onChange={(next) => {
            keptStops.write(next);
            setStops(next);
          }}
        />
      </fieldset>
      <p>
        <Button onClick={() => changeSettings(usualSettings)}>
          Set volume, speed, size and clicks back
        </Button>
      </p>
    </div>
  );
}
