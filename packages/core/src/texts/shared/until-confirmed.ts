/** What a payment in confirmation does not change yet. Apart from the sentences that the chat loads. */
export const untilConfirmed = 'Até lá, se você já tinha um plano, valem os limites dele.';
