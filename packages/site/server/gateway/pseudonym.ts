import { createHmac } from 'node:crypto';

/** The name under which three tables keep the rows of a deleted account: a keyed digest of its id, in base64url. */
export function createPseudonym(secret: string, scope: string): (id: string) => string {
  const key = createHmac('sha256', secret).update('vesalio:deleted-account').digest();
  return (id) =>
    createHmac('sha256', key)
      .update(scope + id)
      .digest('base64url');
}

/** The owner of a deleted account's rows in the payment journal. */
export const deletedOwner = (scope: string, pseudonym: string): string => `${scope}deleted-${pseudonym}`;
