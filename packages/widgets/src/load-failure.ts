/** Reports on the console why a file is missing. The screen tells the user in their language. */
export function reportLoadFailure(error: unknown): void {
  console.error(
    'Assistente clínico: um arquivo não pôde ser carregado (rede, política desta página ou integridade). Veja /embed/diagnostico.',
    error,
  );
}
