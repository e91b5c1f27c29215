/** The blocking terms dialog over whatever is shown. */
export function TermsGate(_props: { remember?: string }) {
  return null;
}
