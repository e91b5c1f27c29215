import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeItem {
  id: number;
  type: NoticeTone;
  text: string;
  /** True while it fades. */
  leaving?: boolean;
}

export interface NoticesProps {
  /** Core's notice store holds the clock: 5 s on screen, 300 ms of fading. */
  notices: readonly NoticeItem[];
  onDismiss: (id: number) => void;
  /** The pointer or the focus is on the note: its time stands still. */
  onPause?: (id: number) => void;
  onResume?: (id: number) => void;
  /** Name of the region, such as 'Notificações'. */
  label: string;
  /** Name of each note's close button. */
  closeLabel: string;
  /** Inside the nearest positioned box instead of the page's top layer. */
  contained?: boolean;
}

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The notes of the moment. The region is plain: each note is announced once, by its own role, when it enters. */
export function Notices({ notices, label, contained, ...rest }: NoticesProps) {
  const region = useRef<HTMLElement>(null);
  const newest = notices.at(-1)?.id;

  // Entering the top layer anew puts the notes above a dialog that opened in the meantime.
  useLayoutEffect(() => {
    const element = region.current;
    if (contained || newest === undefined || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [contained, newest]);

  return (
    <section
      ref={region}
      aria-label={label}
      popover={contained ? undefined : 'manual'}
      className={classNames('vs-notices', contained && 'vs-notices--contained')}
    >
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} {...rest} />
      ))}
    </section>
  );
}

type NoticeProps = Pick<NoticesProps, 'onDismiss' | 'onPause' | 'onResume' | 'closeLabel'> & {
  notice: NoticeItem;
};

function Notice({ notice, onDismiss, onPause, onResume, closeLabel }: NoticeProps) {
  const { id, type, text, leaving } = notice;
  const urgent = type === 'warning' || type === 'error';
  const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock
    <div
      className={classNames('vs-notice', `vs-notice--${type}`, leaving && 'vs-notice--leaving')}
      onMouseEnter={() => onPause?.(id)}
      onMouseLeave={() => onResume?.(id)}
      onFocus={() => onPause?.(id)}
      onBlur={(event) => leaves(event) && onResume?.(id)}
    >
      <Icon as={icons[type]} size={20} />
      <p className="vs-notice__text" role={urgent ? 'alert' : 'status'}>
        {text}
      </p>
      <IconButton icon={X} label={closeLabel} size="small" iconSize={16} onClick={() => onDismiss(id)} />
    </div>
  );
}
