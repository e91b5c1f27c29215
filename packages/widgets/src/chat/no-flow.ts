import { blankChat, type ChatState } from '@vesalio/core';
import { createStore } from 'zustand/vanilla';

/** Stands in while the conversation is being loaded, so that what is on screen stays the same elements. */
export const nothingYet = createStore<ChatState>(() => blankChat);
