import { landingTexts, siteTexts } from '@vesalio/core';
import { buttonClass, IconButton } from '@vesalio/widgets';
import { Menu, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useCurrentSession } from '../session/use-session.ts';
import { useHydrated } from '../use-hydrated.ts';
import { BrandLink } from './brand-link.tsx';
import { SkipLink } from './skip-link.tsx';

const { nav } = landingTexts;

const links = [
  { to: '/', text: nav.home },
  { to: '/benefits', text: nav.benefits },
  { to: '/testimonials', text: nav.testimonials },
  { to: '/privacy', text: nav.privacy },
  { to: '/terms', text: nav.terms },
] as const;

/** The header of public pages: navigation, sign-in links, and a menu below the desktop width. */
export function Header() {
  const menu = useMenu();
  const session = useCurrentSession();
  const isHydrated = useHydrated();
  return (
    <header className="vs-header" ref={menu.header}>
      <SkipLink />
      <div className="vs-header__bar vs-wrap">
        <BrandLink />
        <nav className="vs-header__nav" aria-label={nav.label} id="menu" data-open={menu.open || undefined}>
          <ul className="vs-header__links">
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavLink className="vs-header__link" to={to} end>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
          {!session && (
            <div className="vs-header__menu-end">
              <LoginLink />
            </div>
          )}
        </nav>
        <Entrances />
        <IconButton
          ref={menu.toggle}
          className="vs-header__toggle"
          icon={menu.open ? X : Menu}
          iconSize={22}
          label={menu.open ? nav.closeMenu : nav.openMenu}
          aria-expanded={menu.open}
          aria-controls="menu"
          disabled={!isHydrated}
          onClick={() => menu.setOpen(!menu.open)}
        />
      </div>
    </header>
  );
}

/** The sign-in links, or the link to the chat for signed-in people. */
function Entrances() {
  const session = useCurrentSession();
  return (
    <div className="vs-header__entrances">
      {session ? (
        <Link className={buttonClass({ variant: 'primary' })} to="/chat">
          {siteTexts.openAssistant}
        </Link>
      ) : (
        <>
          <LoginLink />
          <Link className={buttonClass({ variant: 'primary' })} to="/register">
            {nav.register}
          </Link>
        </>
      )}
    </div>
  );
}

/** In the bar, or in the menu if the bar is too narrow. */
function LoginLink() {
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="/login">
      {nav.login}
    </Link>
  );
}

/** The state of the menu. It closes on Escape (the focus returns to the toggle), on leaving it, and on navigation. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [open]);

  return { open, setOpen, header, toggle };
}
