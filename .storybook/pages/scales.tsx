import { Button } from '@vesalio/widgets';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Sheet } from './sheet.tsx';

const types = [
  ['--text-display', 'Título da página inicial', 'serif'],
  ['--text-headline', 'Título de seção', 'serif'],
  ['--text-3xl', 'Título de página', 'serif'],
  ['--text-2xl', 'Título de formulário e de boas-vindas', 'serif'],
  ['--text-xl', 'Título de diálogo e de resposta', 'serif'],
  ['--text-lg', 'Destaque', 'font'],
  ['--text-answer', 'Resposta do assistente, com medida de 65 a 72 caracteres', 'font'],
  ['--text-md', 'Texto', 'font'],
  ['--text-ui', 'Botões, listas e campos', 'font'],
  ['--text-sm', 'Rótulos, dicas e erros', 'font'],
  ['--text-xs', 'Etiquetas', 'font'],
  ['--text-2xs', 'Marcadores de referência', 'font'],
] as const;

/** A token and its measured size. */
function Measured({ token, property }: { token: string; property: 'fontSize' | 'inlineSize' }) {
  const name = useRef<HTMLElement>(null);
  const [size, setSize] = useState('');
  useEffect(() => {
    const shown = name.current?.nextElementSibling;
    if (shown) setSize(getComputedStyle(shown)[property]);
  }, [property]);
  return (
    <code ref={name}>
      {token} · {Number.parseFloat(size).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} px
    </code>
  );
}

/** The type scale with a factor of 1.2, each size in its typeface. */
export function TypeScale() {
  return (
    <Sheet>
      <div className="page-list">
        {types.map(([token, use, family]) => (
          <div key={token}>
            <Measured token={token} property="fontSize" />
            <p style={{ fontFamily: `var(--${family})`, fontSize: `var(${token})`, lineHeight: 1.2 }}>
              {use}
            </p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

const spaces = [
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-8',
  '--space-10',
  '--space-12',
  '--space-16',
];
const radii = [
  '--radius-tail',
  '--radius-small',
  '--radius-control',
  '--radius',
  '--radius-large',
  '--radius-full',
];

/** The 4 px grid and the radii. */
export function SpaceScale() {
  return (
    <Sheet>
      <div className="page-list">
        {spaces.map((token) => (
          <div key={token} className="page-space">
            <Measured token={token} property="inlineSize" />
            <span style={{ inlineSize: `var(${token})` }} />
          </div>
        ))}
      </div>
      <div className="page-radii">
        {radii.map((token) => (
          <figure key={token}>
            <span style={{ borderRadius: `var(${token})` }} />
            <code>{token}</code>
          </figure>
        ))}
        <figure>
          <span style={{ boxShadow: 'var(--shadow)' }} />
          <code>--shadow</code>
        </figure>
      </div>
    </Sheet>
  );
}

const motions = [
  ['--fast', 'botão que afunda, popover'],
  ['--normal', 'diálogo, barra lateral, seta que gira'],
  ['--notice', 'entrada e saída de uma notificação'],
] as const;

/** The durations, shown as motion. */
export function MotionScale() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Sheet>
      <div className="page-motion" data-moved={isMoved || undefined}>
        {motions.map(([token, use]) => (
          <Fragment key={token}>
            <code>{token}</code>
            <span>{use}</span>
            <div className="page-motion__track">
              <span style={{ transitionDuration: `var(${token})` }} />
            </div>
          </Fragment>
        ))}
      </div>
      <Button size="small" onClick={() => setMoved(!isMoved)}>
        Mover
      </Button>
    </Sheet>
  );
}
