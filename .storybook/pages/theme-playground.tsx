import {
  Button,
  CardFace,
  contrast,
  Field,
  RadioCards,
  type Rgb,
  resolveColour,
  Tag,
  TextInput,
} from '@vesalio/widgets';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatRatio, toHex } from './colour-format.ts';
import { Sheet, type Theme } from './sheet.tsx';

interface Choice {
  light: string;
  dark: string;
  radius: number;
}

/** The tokens derived from the brand's single color, with the lightness of the product's own colors. */
const derived: [token: string, onLight: (brand: string) => string, onDark: (brand: string) => string][] = [
  ['brand', (brand) => brand, (brand) => brand],
  [
    'brand-deep',
    (brand) => `oklch(from ${brand} calc(l - 0.09) c h)`,
    (brand) => `oklch(from ${brand} calc(l + 0.08) c h)`,
  ],
  [
    'brand-tint',
    (brand) => `oklch(from ${brand} 0.952 0.022 h)`,
    (brand) => `oklch(from ${brand} 0.295 0.04 h)`,
  ],
  ['on-brand', (brand) => `oklch(from ${brand} 0.99 0.005 h)`, (brand) => `oklch(from ${brand} 0.19 0.03 h)`],
];

function tokens(host: HTMLElement, { light, dark, radius }: Choice): Record<string, string> {
  const entries = derived.flatMap(([token, onLight, onDark]) => [
    [`--vesalio-${token}`, toHex(resolveColour(host, onLight(light)))],
    [`--vesalio-${token}-dark`, toHex(resolveColour(host, onDark(dark)))],
  ]);
  return { ...Object.fromEntries(entries), '--vesalio-radius': `${radius}px` };
}

const judged: [Theme, front: string, back: string, name: string][] = [
  ['light', 'brand', 'paper', 'Link no tema claro'],
  ['light', 'on-brand', 'brand', 'Botão no tema claro'],
  ['light', 'brand-deep', 'brand-tint', 'Item escolhido no tema claro'],
  ['dark', 'brand', 'paper', 'Link no tema escuro'],
  ['dark', 'on-brand', 'brand', 'Botão no tema escuro'],
  ['dark', 'brand-deep', 'brand-tint', 'Item escolhido no tema escuro'],
];

function Sample() {
  return (
    <div className="page-sample">
      <div className="page-row">
        <Button variant="primary">Começar gratuitamente</Button>
        <Button>Ver os planos</Button>
        <Tag tone="brand">Base interna</Tag>
      </div>
      <Field label="Nome impresso no cartão">
        <TextInput defaultValue="Ana D’Ávila Souza" />
      </Field>
      <RadioCards
        label="Cartões salvos"
        value="a"
        onChange={() => undefined}
        options={[
          { value: 'a', label: 'Pessoal', detail: 'Visa final 4242' },
          { value: 'b', label: 'Clínica', detail: 'Elo final 0001' },
        ]}
      />
      <CardFace label="Cartão de exemplo" brand="VISA" holder="Ana Souza" expiry="12/31" lastFour="4242" />
    </div>
  );
}

/** Shows a partner's colors on real components, checks their contrast, and generates the CSS to copy. */
export function ThemePlayground() {
  const [choice, setChoice] = useState<Choice>({ light: '#005552', dark: '#6ec7be', radius: 10 });
  const [css, setCss] = useState<Record<string, string>>({});
  const [verdicts, setVerdicts] = useState<{ name: string; ratio: number }[]>([]);
  const [copied, setCopied] = useState('');
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stage.current) setCss(tokens(stage.current, choice));
  }, [choice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again once the new tokens are on the page
  useEffect(() => {
    const found = judged.map(([theme, front, back, name]) => {
      const host = stage.current?.querySelector<HTMLElement>(`.vesalio[data-theme="${theme}"]`);
      const colour = (token: string): Rgb => (host ? resolveColour(host, `var(--${token})`) : [0, 0, 0]);
      return { name, ratio: contrast(colour(front), colour(back)) };
    });
    setVerdicts(found);
  }, [css]);

  const snippet = `vesalio-chat, .vesalio {\n${Object.entries(css)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`;
  const isCopied = copied === snippet;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  const colour = (key: 'light' | 'dark', label: string) => (
    <Field label={label}>
      <TextInput
        type="color"
        value={choice[key]}
        onChange={(event) => setChoice({ ...choice, [key]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      <Sheet>
        <div className="page-controls">
          {colour('light', 'Cor no tema claro')}
          {colour('dark', 'Cor no tema escuro')}
          <Field label="Raio dos cantos, em px">
            <TextInput
              type="number"
              min={0}
              max={24}
              value={choice.radius}
              onChange={(event) => setChoice({ ...choice, radius: Number(event.currentTarget.value) })}
            />
          </Field>
        </div>
        <ul className="page-verdicts">
          {verdicts.map(({ name, ratio }) => (
            <li key={name}>
              <Tag tone={ratio >= 4.5 ? 'success' : 'danger'}>{formatRatio(ratio)}</Tag> {name}
            </li>
          ))}
        </ul>
      </Sheet>
      <div ref={stage} className="page-themes" style={css as CSSProperties}>
        <Sheet theme="light">
          <Sample />
        </Sheet>
        <Sheet theme="dark">
          <Sample />
        </Sheet>
      </div>
      <Sheet>
        <div className="page-export">
          <Button size="small" onClick={() => void copy(snippet)}>
            {isCopied ? 'Copiado' : 'Copiar CSS'}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <pre className="page-snippet" tabIndex={0}>
          {snippet}
        </pre>
      </Sheet>
    </>
  );
}
