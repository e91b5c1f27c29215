import * as z from 'zod/mini';

const maybeText = z.catch(z.nullable(z.string()), null);

/** What the gateway says about itself in `/config.json`. Absent features are null. */
export const configurationSchema = z.object({
  googleClientId: maybeText,
  googleApiKey: maybeText,
  salesWhatsappNumber: maybeText,
  /** Whether the gateway uses the embedded demonstration backend. */
  sandbox: z.catch(z.boolean(), false),
  version: z.catch(z.string(), ''),
  /** Its optional capabilities. */
  gateway: z.catch(z.array(z.string()), []),
});

export type Configuration = z.infer<typeof configurationSchema>;

/** Whether the gateway lists the page's origin. */
export const embedOriginSchema = z.object({ allowed: z.catch(z.boolean(), false) });
