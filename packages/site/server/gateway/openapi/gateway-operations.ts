import { chatOperations } from './chat-operations.ts';
import type { Operation } from './operation.ts';
import { operatorOperations } from './operator-operations.ts';
import { paymentOperations } from './payment-operations.ts';
import { publicOperations } from './public-operations.ts';
import { recordOperations } from './record-operations.ts';
import { sessionOperations } from './session-operations.ts';

/** All routes except those of the product API. Add a new route to the list of its subject. */
export const gatewayOperations: readonly Operation[] = [
  ...chatOperations,
  ...paymentOperations,
  ...sessionOperations,
  ...recordOperations,
  ...publicOperations,
  ...operatorOperations,
];
