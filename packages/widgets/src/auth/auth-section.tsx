import type { ReactNode } from 'react';
import { Heading } from '../ui/display/heading.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

/** A region of the sign-in, named by its title. A page may have several. */
export function AuthSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useUniqueId();
  return (
    <section className="vs-auth" aria-labelledby={id}>
      <Heading id={id} className="vs-auth__title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
