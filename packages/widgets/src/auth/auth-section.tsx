import type { ReactNode, Ref } from 'react';
import { Heading } from '../ui/display/heading.tsx';
import { useFieldInView } from '../ui/forms/live-form.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

export interface AuthSectionProps {
  title: string;
  /** Ref of a title that can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A region of the sign-in, named by its title. A page may have several of them. */
export function AuthSection({ title, titleRef, children }: AuthSectionProps) {
  const id = useUniqueId();
  useFieldInView();
  return (
    <section className="vs-auth" aria-labelledby={id}>
      <Heading id={id} {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})} className="vs-auth__title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
