import { generalTexts } from '@vesalio/core';
import { ChevronDown, CircleUserRound } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { SidebarLink } from './sidebar-link.tsx';

export interface SidebarAccountProps {
  /** The current address with its hash. */
  current: string;
  onGo: (to: string) => void;
}

/** 'Minha Conta' and its sections; open on /account, /terms and /privacy. */
export function SidebarAccount({ current, onGo }: SidebarAccountProps) {
  const texts = useTexts('general', generalTexts).sidebar;
  const isHome = /^\/(account|terms|privacy)(\/|$|\?|#)/.test(current);
  const isSecurity = /^\/account.*#security/.test(current);
  const link = (hash: string, label: string) => {
    const to = `/account#${hash}`;
    const isFirst = hash === 'profile' && /^\/account\/?$/.test(current);
    return (
      <li>
        <SidebarLink
          to={to}
          isCurrent={isFirst || current.endsWith(to)}
          onGo={onGo}
          className="vs-sidebar__sub"
        >
          {label}
        </SidebarLink>
      </li>
    );
  };
  return (
    <Group label={texts.myAccount} startsOpen={isHome} icon={<Icon as={CircleUserRound} />}>
      {link('profile', texts.profile)}
      {link('identification', texts.identification)}
      {link('address', texts.address)}
      {link('plan', texts.plan)}
      {link('cards', texts.cards)}
      <li>
        <Group label={texts.security} startsOpen={isSecurity} isSub>
          {link('security-options', texts.securityOptions)}
          {link('security-terms', texts.securityTerms)}
          {link('security-privacy', texts.securityPrivacy)}
        </Group>
      </li>
    </Group>
  );
}

interface GroupProps {
  label: string;
  /**
   * Whether the address requires the group to be open. A change opens or closes it; until then the user's choice stays.
   */
  startsOpen: boolean;
  icon?: ReactNode;
  isSub?: boolean;
  children: ReactNode;
}

function Group({ label, startsOpen, icon, isSub, children }: GroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useUniqueId();
  useEffect(() => setOpen(startsOpen), [startsOpen]);
  return (
    <div>
      <button
        type="button"
        className={isSub ? 'vs-sidebar__sub' : 'vs-sidebar__item'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {label}
        <Icon as={ChevronDown} size={15} className="vs-sidebar__chevron" />
      </button>
      <ul id={id} className="vs-sidebar__subs" hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}
