import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon, type IconDrawing } from '../display/icon.tsx';
import { LiveWords } from '../display/status.tsx';
import { placeNotices } from './notice-placement.ts';
import { raiseToTop } from './top-layer.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

interface NoticeItem {
  id: number;
  type: NoticeTone;
  text: string;
  /** True during the fade-out. */
  leaving?: boolean;
}

export interface NoticesProps {
  /** Core's notice store runs the timers: 5 s on screen, 300 ms of fading. */
  notices: readonly NoticeItem[];
  /** Called when the person closes a notice. */
  onDismiss: (id: number) => void;
  /** Called when the mouse moves over a notice or the focus enters it, to pause its timer. */
  onPause?: (id: number) => void;
  /** Called when its timer continues. */
  onResume?: (id: number) => void;
  /** Name of the region, such as 'Notificações'. */
  label: string;
  /** Name of the close button of each notice. */
  closeLabel: string;
  /** Positions the region in the nearest positioned box instead of the page's top layer. */
  contained?: boolean;
  /** Number of moves of the region within the document. Each move removes it from the top layer. */
  moves?: number;
}

/**
 * Most notices visible at once. The others wait with a paused timer; screen readers have already announced them. A
 * notice that is not urgent is removed instead, because it would look like the result of a later action.
 */
const roomNow = () => (globalThis.matchMedia?.('(max-width: 768px), (max-height: 31.25em)').matches ? 2 : 4);

const icons: Record<NoticeTone, IconDrawing> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The current notices. The region is not live: each notice announces itself once by its own role when it appears. */
export function Notices({ notices, label, contained, moves, ...rest }: NoticesProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const newest = notices.at(-1)?.id;
  const firstInSight = notices.length - roomNow();

  // Entering the top layer again puts the notices above a dialog that has opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move also takes the region out of the top layer
  useLayoutEffect(() => {
    const element = region.current;
    if (contained || newest === undefined || !element?.isConnected) return;
    raiseToTop(element);
    return placeNotices(element);
  }, [contained, newest, moves]);

  return (
    <section
      ref={region}
      aria-label={label}
      className={classNames('vs-notices vs-no-print', contained && 'vs-notices--contained')}
      onFocus={(event) => {
        if (leaves(event)) cameFrom.current = event.relatedTarget as HTMLElement | null;
      }}
    >
      {notices.map((notice, index) => (
        <Notice
          key={notice.id}
          notice={notice}
          waiting={index < firstInSight}
          cameFrom={cameFrom}
          {...rest}
        />
      ))}
    </section>
  );
}

type NoticeProps = Pick<NoticesProps, 'onDismiss' | 'onPause' | 'onResume' | 'closeLabel'> & {
  notice: NoticeItem;
  /** Whether newer notices take all the space. */
  waiting: boolean;
  /** The element that had the focus before it entered the notices. */
  cameFrom: RefObject<HTMLElement | null>;
};

/** Whether the focus crosses the border of the element. */
const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

function Notice({ notice, waiting, cameFrom, onDismiss, onPause, onResume, closeLabel }: NoticeProps) {
  const { id, type, text, leaving } = notice;
  const urgent = type === 'warning' || type === 'error';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store's functions stay the same
  useEffect(() => {
    if (!waiting) return;
    if (!urgent) return onDismiss(id);
    onPause?.(id);
    return () => onResume?.(id);
  }, [waiting, id, urgent]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      className={classNames(
        'vs-notice',
        `vs-notice--${type}`,
        leaving && 'vs-notice--leaving',
        waiting && 'vs-visually-hidden',
      )}
      // The pointer enters a notice that opens under a resting mouse, but nobody points at it.
      onMouseMove={() => onPause?.(id)}
      onMouseLeave={() => onResume?.(id)}
      onFocus={() => onPause?.(id)}
      onBlur={(event) => leaves(event) && onResume?.(id)}
    >
      <Icon as={icons[type]} size={20} />
      <p className="vs-notice__text" role={urgent ? 'alert' : 'status'}>
        {urgent ? text : <LiveWords>{text}</LiveWords>}
      </p>
      {!waiting && (
        <IconButton
          icon={X}
          label={closeLabel}
          size="small"
          iconSize={16}
          onClick={({ currentTarget }) => {
            // The pressed button disappears. Safari does not focus a clicked button.
            if (currentTarget.matches(':focus')) cameFrom.current?.focus({ preventScroll: true });
            onDismiss(id);
          }}
        />
      )}
    </div>
  );
}
