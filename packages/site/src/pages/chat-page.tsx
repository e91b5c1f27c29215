import {
  type ChatFlow,
  type Id,
  isId,
  pendingPlan,
  planBeforePending,
  siteTexts,
  takeQuestion,
} from '@vesalio/core';
import { ChatWidget, SidebarToggle, useApp } from '@vesalio/widgets';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { brand } from '../brand.ts';
import { useAskDrive } from '../google/use-ask-drive.tsx';
import { useShell } from '../layout/app-shell.tsx';
import { useSiteConfig } from '../use-site-config.ts';
import { NotFoundPage } from './not-found-page.tsx';

export default function ChatPage() {
  const { conversationId } = useParams();
  return conversationId === undefined || isId(conversationId) ? (
    <Chat conversationId={conversationId} />
  ) : (
    <NotFoundPage />
  );
}

function Chat({ conversationId }: { conversationId: string | undefined }) {
  const navigate = useNavigate();
  const config = useSiteConfig();
  const { sidebar } = useShell();
  const { askDrive, dialog } = useAskDrive();
  usePaymentSuccess();
  useLastAddress(conversationId === undefined);
  const follow = useCallback(
    (id: Id | null, { replace }: { replace: boolean }) =>
      navigate(id === null ? '/chat' : `/chat/${id}`, { replace }),
    [navigate],
  );
  const offerKept = useKeptQuestion(conversationId === undefined);
  return (
    <>
      <ChatWidget
        conversationId={conversationId ?? null}
        onConversationChange={follow}
        onNavigate={(to) => navigate(to)}
        features={{ drive: askDrive !== undefined }}
        {...(askDrive ? { askDrive } : {})}
        brand={{ name: brand.name, version: config?.version ?? '' }}
        onFlow={offerKept}
        headerStart={<SidebarToggle sidebar={sidebar} onNew={() => navigate('/chat')} />}
      />
      {dialog}
    </>
  );
}

/** Puts the question from the landing page into the input of a new conversation, once. */
function useKeptQuestion(isNew: boolean) {
  const app = useApp();
  return useCallback(
    (flow: ChatFlow) => {
      const question = isNew ? takeQuestion(app) : '';
      if (question) flow.appendDraft(question);
    },
    [app, isNew],
  );
}

const LAST_ADDRESS = 'own:address';

/**
 * A reload on a slow line shows the address at which it began. Meanwhile the first question may have got its own, where
 * the earlier page was left.
 */
function useLastAddress(isNew: boolean): void {
  const { tabStorage } = useApp();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const last = tabStorage.get(LAST_ADDRESS);
    tabStorage.remove(LAST_ADDRESS);
    if (isNew && navigation?.type === 'reload' && last?.startsWith('/chat/'))
      navigate(last, { replace: true });
  }, []);
  useEffect(() => {
    const keep = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) tabStorage.set(LAST_ADDRESS, window.location.pathname);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [tabStorage]);
}

/** Shows the success notice of a payment once, not again after a reload or the back button. */
function usePaymentSuccess(): void {
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { paymentSuccess?: boolean } | null;
  useEffect(() => {
    if (!state?.paymentSuccess) return;
    const { paymentPending, paymentSuccess } = siteTexts;
    const before = planBeforePending(app.storage)?.name;
    if (pendingPlan(app)) app.notices.notify('info', paymentPending(before), 'plan');
    else app.notices.notify('success', paymentSuccess, 'plan');
    const { paymentSuccess: _told, ...rest } = state;
    navigate(location.pathname + location.search, { replace: true, state: rest });
  }, [state, app, navigate, location]);
}
