import { type ReactNode, useState } from 'react';
import { useLazyAction } from '../../lazy.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import type { IconDrawing } from '../../ui/display/icon.tsx';
import { extras } from '../lazy-extras.ts';

type ExtrasModule = typeof import('../extras.ts');

export interface LazyMenuProps {
  label: string;
  icon: IconDrawing;
  /** Content of the button until the menu is loaded; without it, the button shows only the icon. */
  content?: ReactNode;
  /** Renders the open menu in place of the button. */
  children: (module: ExtrasModule) => ReactNode;
}

/** The button of a menu whose module is loaded on the first press. */
export function LazyMenu({ label, icon, content, children }: LazyMenuProps) {
  const { run, isLoading } = useLazyAction(extras);
  const [module, setModule] = useState<ExtrasModule>();
  if (module) return children(module);
  const press = () => void run(setModule);
  if (content === undefined)
    return (
      <IconButton
        icon={icon}
        iconSize={16}
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        busy={isLoading}
        onClick={press}
      />
    );
  return (
    <Button
      variant="ghost"
      size="small"
      icon={icon}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      busy={isLoading}
      onClick={press}
    >
      {content}
    </Button>
  );
}
