export async function storage() {
  const name = 'Armazenamento';
  try {
    localStorage.setItem('vesalio:teste', '1');
    localStorage.removeItem('vesalio:teste');
    return { name, state: 'ok', detail: 'disponível.' };
  } catch {
    return {
      name,
      state: 'none',
      detail: 'o navegador não permite guardar dados; a sessão vale só nesta página (storage="memory").',
    };
  }
}

export async function microphone() {
  const name = 'Microfone (ditado)';
  if (!isSecureContext)
    return {
      name,
      state: 'none',
      detail: 'o navegador só o oferece a páginas em HTTPS. Use features="-dictation".',
    };
  const policy = document.permissionsPolicy ?? document.featurePolicy;
  const isAllowed = policy?.allowsFeature?.('microphone') ?? true;
  const state = await navigator.permissions?.query({ name: 'microphone' }).then(
    (permission) => permission.state,
    () => undefined,
  );
  if (isAllowed && state === 'denied')
    return {
      name,
      state: 'none',
      detail: 'negado neste navegador: a pessoa o libera nas permissões do site, se quiser ditar.',
    };
  return isAllowed
    ? { name, state: 'ok', detail: 'permitido pela página; o navegador pergunta à pessoa.' }
    : {
        name,
        state: 'none',
        detail:
          'a Permissions-Policy da página o desativa: o botão de ditado não funciona. Inclua microphone=(self), ou use features="-dictation".',
      };
}

/** In a sandboxed frame without `allow-forms` a form fires no `submit`, so its button does nothing. */
export async function forms() {
  const name = 'Formulários';
  const form = document.createElement('form');
  let isSent = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    isSent = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isSent
    ? { name, state: 'ok', detail: 'permitidos.' }
    : {
        name,
        state: 'failed',
        detail:
          'um iframe com sandbox e sem allow-forms não envia nenhum: entrar, pagar e avaliar uma resposta não funcionam. Acrescente allow-forms ao sandbox do iframe.',
      };
}
