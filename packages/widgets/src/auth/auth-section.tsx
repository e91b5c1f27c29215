import { type ReactNode, useId } from 'react';
import { Heading } from '../ui/display/heading.tsx';

/** A region of the sign-in, named by its title. A page may have several. */
export function AuthSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="vs-auth" aria-labelledby={id}>
      <Heading id={id} className="vs-auth__title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
