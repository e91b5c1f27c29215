import { generalTexts, routeAt } from '@vesalio/core';
import { ChatSidebar, classNames, type SidebarState, SidebarToggle, useSidebar } from '@vesalio/widgets';
import { Outlet, useLocation, useNavigate, useOutletContext } from 'react-router';
import { brand } from '../brand.ts';
import { useSignOut } from '../session/sign-out.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeChoice } from './theme/theme-choice.tsx';

/** Context of the shell for its pages. */
interface ShellContext {
  /** For the button in the chat's header that opens the sidebar. */
  sidebar: SidebarState;
}

/** The shell around the current page. */
export const useShell = () => useOutletContext<ShellContext>();

/** Frame of the signed-in pages: the sidebar and, except in the chat, a bar with the breadcrumbs. */
export function AppShell() {
  const sidebar = useSidebar();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { pathname, search, hash } = useLocation();
  const isChat = routeAt(pathname)?.name === 'chat';
  const isSandbox = useSiteConfig()?.sandbox;
  return (
    <div className={isChat ? 'vs-shell vs-shell--chat' : 'vs-shell'}>
      <SkipLink />
      <ChatSidebar
        sidebar={sidebar}
        current={pathname + search + hash}
        onNavigate={(to) => navigate(to)}
        onSignOut={() => signOut()}
        productName={brand.name}
        extra={<ShellExtra />}
      />
      <div className="vs-shell__content">
        {!isChat && (
          <header className="vs-topbar">
            <div className="vs-topbar__bar">
              <SidebarToggle sidebar={sidebar} />
              <BreadcrumbBar />
            </div>
          </header>
        )}
        {isChat && isSandbox && (
          <header
            className={classNames(
              'vs-shell__sandbox vs-shell__sandbox--line',
              sidebar.isOpen && 'vs-shell__sandbox--beside',
            )}
          >
            {generalTexts.demoBanner}
          </header>
        )}
        <PageMain>
          <Outlet context={{ sidebar } satisfies ShellContext} />
        </PageMain>
      </div>
    </div>
  );
}

function ShellExtra() {
  const config = useSiteConfig();
  return (
    <div className="vs-shell__extra">
      <ThemeChoice />
      {config?.sandbox && <p className="vs-shell__sandbox">{generalTexts.demoBanner}</p>}
    </div>
  );
}
