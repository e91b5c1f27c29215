/** Says on the console why a part is missing; what is on screen says it in the person's language. */
export function tellRefused(error: unknown): void {
  console.error(
    'Vesálio: um arquivo não pôde ser carregado (rede, política desta página ou integridade). Veja /embed/diagnostico.',
    error,
  );
}
