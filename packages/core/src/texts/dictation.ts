/** Texts of dictation after its button is pressed, which is in `answer/reading.ts`. The host's overrides are under `chat`. */
export const dictationTexts = {
  dictation: {
    listening: 'Ouvindo. Fale a sua pergunta.',
    ended: 'Ditado encerrado.',
    privacy:
      'O reconhecimento de fala do navegador pode enviar o áudio ao fabricante. Não diga dados que identifiquem o paciente.',
    privacyAccept: 'Entendi, ditar',
    privacyTitle: 'Sobre o ditado',
    turnOff: 'Desativar ditado',
    turnedOff: 'Ditado desativado neste navegador.',
    stayOff: 'Manter desativado',
    errors: {
      'no-speech': 'Nenhuma fala foi detectada. Aproxime-se do microfone e tente novamente.',
      'audio-capture':
        'Não foi possível usar o microfone. Verifique se ele está conectado e tente novamente.',
      'not-allowed': 'O uso do microfone foi negado. Permita o microfone nas configurações do navegador.',
      network: 'A transcrição precisa de conexão. Verifique sua internet e tente novamente.',
      'service-not-allowed':
        'O serviço de transcrição não está permitido neste navegador. Digite a mensagem.',
      'bad-grammar': 'Houve um erro na configuração da transcrição. Digite a mensagem ou tente novamente.',
      'language-not-supported': 'O português do Brasil não está disponível para transcrição neste navegador.',
      'phrases-not-supported':
        'Este navegador não aceita os termos médicos da transcrição. Digite a mensagem.',
      unknown: 'Ocorreu um erro na transcrição. Tente novamente ou digite a mensagem.',
      unsupported: 'A transcrição de áudio não é suportada neste navegador ou as permissões foram negadas.',
    },
  },
} as const;
