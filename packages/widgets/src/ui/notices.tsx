import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type NoticeType = 'info' | 'success' | 'warning' | 'error';

export interface NoticeItem {
  id: string | number;
  type: NoticeType;
  message: string;
}

export interface NoticesProps {
  notices: readonly NoticeItem[];
  /** Called once a note has faded, or was closed. */
  onDismiss: (id: NoticeItem['id']) => void;
  /** Name of the region, such as 'Notificações'. */
  label: string;
  /** Name of each note's close button. */
  closeLabel: string;
  /** Ms on screen before it fades; 5,000 by default. */
  duration?: number;
  /** Ms of the fade; 300 by default. */
  fade?: number;
  /** Inside the root's own box instead of the page's top layer. */
  contained?: boolean;
}

const icons: Record<NoticeType, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * The notes of the moment. Each is announced once, by its own role, when it enters; its time stands still while the
 * pointer or the focus is in the region.
 */
export function Notices(props: NoticesProps) {
  const { notices, onDismiss, label, closeLabel, duration = 5000, fade = 300, contained } = props;
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = notices.at(-1)?.id;

  // Entering the top layer anew puts the notes above a dialog that opened in the meantime.
  useEffect(() => {
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
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          held={held}
          duration={duration}
          fade={fade}
          closeLabel={closeLabel}
          onDismiss={onDismiss}
        />
      ))}
    </section>
  );
}

interface NoticeProps {
  notice: NoticeItem;
  held: boolean;
  duration: number;
  fade: number;
  closeLabel: string;
  onDismiss: NoticesProps['onDismiss'];
}

function Notice({ notice, held, duration, fade, closeLabel, onDismiss }: NoticeProps) {
  const [leaving, setLeaving] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (held || leaving) return;
    const timer = setTimeout(() => setLeaving(true), duration);
    return () => clearTimeout(timer);
  }, [held, leaving, duration]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dismiss.current(notice.id), fade);
    return () => clearTimeout(timer);
  }, [leaving, fade, notice.id]);

  const urgent = notice.type === 'warning' || notice.type === 'error';
  return (
    <div className={classNames('vs-notice', `vs-notice--${notice.type}`, leaving && 'vs-notice--leaving')}>
      <Icon as={icons[notice.type]} size={20} />
      <p className="vs-notice__text" role={urgent ? 'alert' : 'status'}>
        {notice.message}
      </p>
      <IconButton icon={X} label={closeLabel} size="small" iconSize={16} onClick={() => setLeaving(true)} />
    </div>
  );
}
