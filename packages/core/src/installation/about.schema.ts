import * as z from 'zod/mini';

const maybeText = z.catch(z.nullable(z.string()), null);

/** Facts about the installation. */
export const aboutSchema = z.object({
  version: z.catch(z.string(), ''),
  model: maybeText,
  modelVersion: maybeText,
  corpus: z.catch(z.nullable(z.object({ name: z.string(), updatedAt: z.string() })), null),
  maker: z.catch(
    z.nullable(
      z.object({
        brand: z.string(),
        company: z.string(),
        contactEmail: z.string(),
        securityEmail: z.string(),
        securityText: z.string(),
        licenses: z.catch(z.string().check(z.regex(/^https?:\/\//)), ''),
      }),
    ),
    null,
  ),
});
