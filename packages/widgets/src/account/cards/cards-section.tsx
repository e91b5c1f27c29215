import { accountTexts, type CardsFlow, paymentTexts, type SavedCard, stateTexts } from '@vesalio/core';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { shortCardNames } from '../../payment/saved-card-name.ts';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NewTabButton } from '../../ui/controls/new-tab-button.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { useLevelBelow } from '../../ui/display/heading.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useAccount } from '../account-context.ts';
import { AccountRegion } from '../account-region.tsx';
import { AddCardDialog } from './add-card-dialog.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { SavedCardItem } from './saved-card-item.tsx';

export interface CardsSectionProps {
  /** Address of the product's account page, if this origin may not show card fields. Opens in a new tab. */
  productAccount?: string | undefined;
}

/** 'Meus cartões': the saved cards, adding one and removing one. */
export function CardsSection({ productAccount }: CardsSectionProps) {
  const texts = useTexts('account', accountTexts);
  const app = useApp();
  const { value: flow, failed, retry } = useLoaded(() => app.cards());
  const isEditing = useAccount((state) => state.editing !== null);
  const [isAdding, setAdding] = useState(false);
  const add = productAccount ? (
    <NewTabButton size="small" icon={Plus} href={`${productAccount}#cards`}>
      {texts.cards.add}
    </NewTabButton>
  ) : (
    <Button size="small" icon={Plus} disabled={isEditing} onClick={() => setAdding(true)}>
      {texts.cards.add}
    </Button>
  );
  return (
    <AccountRegion section="cards" title={texts.sections.cards} actions={add}>
      {flow ? <Cards flow={flow} isLocked={isEditing} /> : <CardsOutcome failed={failed} onRetry={retry} />}
      {isAdding && flow && <AddCardDialog flow={flow} onClose={() => setAdding(false)} />}
    </AccountRegion>
  );
}

function CardsOutcome({ failed, onRetry }: { failed: boolean; onRetry(): void }) {
  const { cards } = useTexts('account', accountTexts);
  const { retry } = useTexts('general', stateTexts);
  const { errors } = useTexts('payment', paymentTexts).cards;
  if (!failed) return <Skeleton lines={2} label={cards.loading} />;
  return <Alert action={<Button onClick={onRetry}>{retry}</Button>}>{errors.fetch}</Alert>;
}

function Cards(props: { flow: CardsFlow; isLocked: boolean }) {
  const { flow, isLocked } = props;
  const emptyLevel = useLevelBelow(2);
  const { cards: texts } = useTexts('account', accountTexts);
  const { retry } = useTexts('general', stateTexts);
  const payment = useTexts('payment', paymentTexts);
  const { errors } = payment.cards;
  const { status, cards, error, removing } = useStore(flow.store);
  // The flow's message is for the card choice of the payment. The account has a message of its own.
  const failure = error === errors.load ? errors.fetch : error;
  const names = shortCardNames(cards, payment);
  const box = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLElement>(null);
  const isGone = useRef(false);
  const [asked, setAsked] = useState<{ card: SavedCard; name: string }>();

  useEffect(() => {
    void flow.load();
  }, [flow]);
  useEffect(() => {
    if (asked) {
      heading.current =
        box.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null;
    } else if (isGone.current) {
      // The pressed button is gone with its card, so the focus moves to the heading.
      heading.current?.focus({ preventScroll: true });
      isGone.current = false;
    }
  }, [asked]);

  const ask = (card: SavedCard, name: string) => {
    // The flow refuses to remove a card in use and notifies the person, so there is nothing to confirm.
    if (card.isUsing) void flow.remove(card.clientCardId);
    else setAsked({ card, name });
  };
  return (
    <>
      {failure && <Alert action={<Button onClick={() => void flow.load()}>{retry}</Button>}>{failure}</Alert>}
      {cards.length > 0 ? (
        <ul ref={box} className="vs-account-cards" aria-label={texts.list}>
          {cards.map((card, index) => (
            <SavedCardItem
              key={card.clientCardId}
              card={card}
              name={names[index] ?? ''}
              isLocked={isLocked || removing !== null}
              onRemove={() => ask(card, names[index] ?? '')}
            />
          ))}
        </ul>
      ) : status === 'ready' ? (
        <EmptyState drawing="card" title={texts.empty} headingLevel={emptyLevel} />
      ) : (
        !error && <Skeleton lines={2} label={texts.loading} />
      )}
      {asked && (
        <RemoveCardDialog
          flow={flow}
          {...asked}
          onClose={(isRemoved) => {
            isGone.current = isRemoved;
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
