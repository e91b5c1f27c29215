import * as z from 'zod/mini';

const numericId = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number));

/** A positive integer id, as a number or as digits. */
export const chatId = z.pipe(numericId, z.int().check(z.positive()));

export const newConversationBody = z.object({
  codigoCliente: chatId,
  titulo: z.catch(z.string(), ''),
});
