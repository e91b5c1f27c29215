import type { AccountFlow, AccountState } from '@vesalio/core';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

/** The loaded flow, for the sections. */
export const AccountFlowContext = createContext<AccountFlow | undefined>(undefined);

/** The account's flow; only inside AccountWidget. */
export function useAccountFlow(): AccountFlow {
  const flow = useContext(AccountFlowContext);
  if (!flow) throw new Error('A section of the account was rendered outside <AccountWidget>.');
  return flow;
}

/** A slice of the account's state. */
export function useAccount<Slice>(select: (state: AccountState) => Slice): Slice {
  return useStore(useAccountFlow().store, select);
}
