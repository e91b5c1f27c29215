import { authTexts, passwordParts } from '@vesalio/core';
import { Check, Circle } from 'lucide';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/display/icon.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';

/** The strength rules as a list. Each rule is ticked once the typed password meets it. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const { password: texts } = useTexts('auth', authTexts);
  return (
    <div id={id} className="vs-password-rules">
      <p>{texts.partsLabel}</p>
      <ul className="vs-password-rules__list">
        {passwordParts(password).map(({ part, met }) => {
          const words = texts.parts[part];
          return (
            <li
              key={part}
              className={classNames('vs-password-rules__part', met && 'vs-password-rules__part--met')}
            >
              <Icon as={met ? Check : Circle} size={14} />
              <span aria-hidden="true">{words}</span>
              <VisuallyHidden>{met ? texts.partMet(words) : texts.partMissing(words)}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
