import { aboutTexts } from '@vesalio/core';
import { useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { onDemand } from '../lazy-on-demand.ts';

/** The button that opens 'Sobre', beside the disclaimer. */
export function AboutLink() {
  const { open } = useTexts('chat', aboutTexts).about;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {' '}
      <button type="button" className="vs-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {open}
      </button>
      {isOpen && (
        <LazyView of={onDemand} onFail={close}>
          {({ AboutDialog }) => <AboutDialog onClose={close} />}
        </LazyView>
      )}
    </>
  );
}
