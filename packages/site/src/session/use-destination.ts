import type { Destination } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

/** Follows a flow's destination and shows its notice. Replaces the form in the history. */
export function useDestination(): (destination: Destination) => void {
  const app = useApp();
  const navigate = useNavigate();
  return ({ to, state, notice }) => {
    if (notice) app.notices.notify(notice.type, notice.text, notice.about);
    navigate(to, { replace: true, ...(state ? { state } : {}) });
  };
}
