const words = (text: string): string[] => text.trim().split(/\s+/);

/** Turns 'times × le ≤' into a map. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(words(text).flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] ?? '']])));

/** LaTeX commands for a sign with a space on both sides. */
export const OPERATORS = pairs(`
  times × cdot · ast × div ÷ pm ± mp ∓ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ lt < gt > ll ≪ gg ≫ ne ≠ neq ≠
  approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ propto ∝ in ∈ mid | to → rightarrow → longrightarrow → Rightarrow ⇒
  Longrightarrow ⇒ implies ⇒ leftarrow ← Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌
  longleftarrow ← longleftrightarrow ↔ uparrow ↑ downarrow ↓ land ∧ lor ∨ therefore ∴ cup ∪ cap ∩ lesssim ≲
  gtrsim ≳`);

/** LaTeX commands for a sign. */
export const SIGNS = pairs(`
  alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ
  pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ
  Omega Ω sum ∑ prod ∏ int ∫ partial ∂ infty ∞ circ ° degree ° textdegree ° prime ′ ldots … dots … cdots …
  bullet • dagger † checkmark ✓ ell ℓ lvert | rvert | vert | lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ colon :
  backslash \\ % % $ $ & & # # _ _ { { } }`);

/** Accents over a letter, as combining characters: `\dot{V}` is 'V̇', `\bar{x}` is 'x̄'. */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['dot', '\u0307'],
  ['hat', '\u0302'],
  ['tilde', '\u0303'],
  ['vec', '\u20d7'],
]);

/** Functions. A space separates them from an argument without brackets. */
export const FUNCTIONS = new Set(words('log ln lg exp min max sin cos tan lim'));

/** Commands for appearance. They are dropped, and their argument stays. */
export const LOOKS = new Set(
  words(`
  left right big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr displaystyle textstyle limits nolimits
  rm bf it mathrm mathbf mathit mathsf mathtt boldsymbol operatorname boxed underline underbrace cancel hline
  nonumber !`),
);

/** Commands for spaces. */
export const SPACES = new Set([',', ';', ':', ' ', 'quad', 'qquad', 'enspace', 'thinspace']);

/** Commands whose argument is text. Its spaces and hyphens stay. */
export const TEXTS = new Set(words('text textrm textbf textit textsf texttt textup textnormal mbox'));

/** Environments of lines and cells. */
export const ENVIRONMENTS = new Set(
  words(
    'aligned align align* gathered gather gather* split cases equation equation* array matrix pmatrix bmatrix',
  ),
);
