const PAYMENT_SUCCESS = ['succeeded', 'pending', 'ativo'];
const PAYMENT_SETTLED = ['succeeded', 'ativo'];

/** Whether a payment status counts as success: `succeeded`, `pending`, `ativo`. */
export const isPaymentSuccess = (status: string): boolean => PAYMENT_SUCCESS.includes(status.toLowerCase());

/** Whether the card may be saved after this status: `succeeded`, `ativo`, but not `pending`. */
export const savesCardAfter = (status: string): boolean => PAYMENT_SETTLED.includes(status.toLowerCase());
