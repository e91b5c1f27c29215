import { siteTexts } from '@vesalio/core';
import { Icon } from '@vesalio/widgets';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { useHydrated } from '../../use-hydrated.ts';
import { themes, useTheme } from './use-theme.ts';

const icons = { auto: Monitor, light: Sun, dark: Moon };

/** Light, dark, or the system's setting. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
  const name = useId();
  const isHydrated = useHydrated();
  return (
    <fieldset className="vs-theme" disabled={!isHydrated}>
      <legend className="vs-visually-hidden">{siteTexts.theme.label}</legend>
      {themes.map((option) => (
        <label key={option} className="vs-theme__option" title={siteTexts.theme[option]}>
          <input
            className="vs-visually-hidden"
            type="radio"
            name={name}
            value={option}
            checked={theme === option}
            onChange={() => choose(option)}
          />
          <Icon as={icons[option]} size={16} />
          <span className="vs-visually-hidden">{siteTexts.theme[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
