import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in one step. Every typed key renders the form, so only tests of typing should type. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
