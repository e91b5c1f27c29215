import { createWebStore } from '@vesalio/core';
import { useEffect, useState } from 'react';

export type Theme = 'auto' | 'light' | 'dark';

export const themes: readonly Theme[] = ['auto', 'light', 'dark'];

const KEY = 'theme';

function storedTheme(): Theme {
  const stored = createWebStore('localStorage').get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/**
 * The chosen theme and its setter. Stored in this browser; public/before-paint.js applies it before the first paint.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('auto');

  // Read after hydration, because the prerendered page cannot know it. Another tab may choose another theme.
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset.theme = storedTheme();
      setTheme(storedTheme());
    };
    show();
    return createWebStore('localStorage').watch(show);
  }, []);

  return [
    theme,
    (next) => {
      const storage = createWebStore('localStorage');
      if (next === 'auto') storage.remove(KEY);
      else storage.set(KEY, next);
      document.documentElement.dataset.theme = next;
      setTheme(next);
    },
  ];
}
