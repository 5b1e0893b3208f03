import { Link } from '@tanstack/react-router';
import { DuskIcon, MoonIcon, SettingsIcon, SoundIcon, SunIcon } from '../../look/control/icons.tsx';
import { useSound } from '../../look/feedback/sound.ts';
import { useKeyHelp } from '../../look/keyboard/keys.tsx';
import { type Theme, useTheme } from '../../look/paper/theme.ts';
import { Nav } from './Nav.tsx';
import { SoundQuestion } from './SoundQuestion.tsx';
import { Wordmark } from './Wordmark.tsx';

const themeNames: Readonly<Record<Theme, string>> = {
  day: 'Day',
  night: 'Night',
  system: 'As the system',
};

const themeIcons: Readonly<Record<Theme, () => React.JSX.Element>> = {
  day: SunIcon,
  night: MoonIcon,
  system: DuskIcon,
};

/** The title cartouche of the map: name, places, and the table's switches. */
export function Header() {
  return (
    <header className="header">
      <Link to="/" className="header__title" aria-label="Cardscape, front page">
        <Wordmark />
      </Link>
      <Nav place="header" />
      <div className="header__switches">
        <SoundQuestion />
        <SoundSwitch />
        <ThemeSwitch />
        <Link to="/settings" className="header__switch" aria-label="Settings" title="Settings">
          <SettingsIcon />
        </Link>
        <HelpButton />
      </div>
    </header>
  );
}

function SoundSwitch() {
  const sound = useSound();
  return (
    <button
      type="button"
      className="header__switch"
      aria-pressed={sound.on}
      aria-label="Sound"
      title={sound.on ? 'Turn sound off' : 'Turn sound on'}
      onClick={() => sound.turn(!sound.on)}
    >
      <SoundIcon on={sound.on} />
    </button>
  );
}

function ThemeSwitch() {
  const { theme, next, choose } = useTheme();
  const ThemeIcon = themeIcons[theme];
  return (
    <button
      type="button"
      className="header__switch"
      aria-label={`Light: ${themeNames[theme]}. Change to: ${themeNames[next]}`}
      title={`Light: ${themeNames[theme]}`}
      onClick={() => choose(next)}
    >
      <ThemeIcon />
    </button>
  );
}

function HelpButton() {
  const openHelp = useKeyHelp();
  return (
    <button
      type="button"
      className="header__switch header__switch--keys"
      aria-label="Show the keys"
      title="Keys (?)"
      onClick={openHelp}
    >
      ?
    </button>
  );
}
