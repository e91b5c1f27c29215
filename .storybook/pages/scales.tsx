import { Sheet } from './sheet.tsx';

const types = [
  ['--text-display', 'Título da página inicial', 'serif'],
  ['--text-headline', 'Título de seção', 'serif'],
  ['--text-3xl', 'Título de página', 'serif'],
  ['--text-xl', 'Título de diálogo e de resposta', 'serif'],
  ['--text-lg', 'Destaque', 'font'],
  ['--text-answer', 'Resposta do assistente, com medida de 65 a 72 caracteres', 'font'],
  ['--text-md', 'Texto', 'font'],
  ['--text-ui', 'Botões, listas e campos', 'font'],
  ['--text-sm', 'Rótulos, dicas e erros', 'font'],
  ['--text-xs', 'Etiquetas', 'font'],
] as const;

/** The type scale with the factor 1.2, each size in its typeface. */
export function TypeScale() {
  return (
    <Sheet>
      <div className="page-list">
        {types.map(([token, use, family]) => (
          <div key={token}>
            <code>{token}</code>
            <p style={{ fontFamily: `var(--${family})`, fontSize: `var(${token})`, lineHeight: 1.2 }}>
              {use}
            </p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20];
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
        {spaces.map((step) => (
          <div key={step} className="page-space">
            <code>
              --space-{step} · {step * 4} px
            </code>
            <span style={{ inlineSize: `var(--space-${step})` }} />
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
