/**
 * The views of the contact sheet: name, session, address, and actions to run before the picture. `each` actions are
 * repeated at every width, because resizing closes whatever they open.
 */
const chosenPlan = { planNameIdentifier: 'hippocrates_plan', planName: 'Hipócrates' };

/** The payment page reads its plan from the navigation state in the history. */
async function toPayment(page) {
  await page.goto('/choose-plan');
  await page.evaluate(
    (usr) => history.replaceState({ usr, key: 'sheet', idx: 0 }, '', '/payment'),
    chosenPlan,
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Pagamento' }).first().waitFor();
}

async function otherCard(page) {
  await toPayment(page);
  const other = page.getByRole('button', { name: /outro cartão/i });
  const holder = page.getByLabel('Nome impresso no cartão');
  await other.or(holder).first().waitFor();
  if (await other.isVisible()) await other.click();
  await holder.waitFor();
}

async function fillCard(page, number = '4111111111111111') {
  await otherCard(page);
  await page.getByLabel('Nome impresso no cartão').fill('Ana D’Ávila Souza');
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Validade').fill('1231');
  await page.getByLabel('CVV').fill('123');
}

async function fillAddress(page, number) {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByLabel('CEP').fill('01310100');
  await page.waitForTimeout(1500);
}

async function toFinish(page, number) {
  await fillAddress(page, number);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: /Finalizar|Pagar/ }).waitFor();
}

async function ask(page, question = 'Qual a meta de pressão arterial no idoso hipertenso de alto risco?') {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

async function openConversation(page) {
  await page.goto('/chat');
  const answer = await page.evaluate(async () => {
    const token = localStorage.getItem('jwtToken');
    const list = await fetch('/api/conversations?page=1&pageSize=15', {
      headers: { authorization: `Bearer ${token}` },
    });
    return list.json();
  });
  const items = answer.items ?? answer.data.items;
  await page.goto(`/chat/${items.at(-1).id}`);
  await page.getByRole('button', { name: 'Referência 1', exact: true }).first().waitFor();
}

const inForm = (label) => async (page) => {
  await page.getByRole('button', { name: label }).first().click();
};

const edit = (section) => async (page) => {
  await page
    .locator(`[data-section=${section}]`)
    .getByRole('button', { name: /^Editar/ })
    .click();
};

export const views = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-menu',
    path: '/',
    widths: [360, 768],
    each: true,
    act: async (page) => {
      const toggle = page.getByRole('button', { name: 'Abrir menu' });
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  { name: 'benefits', path: '/benefits', each: true },
  { name: 'testimonials', path: '/testimonials', each: true },
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login?sessionExpired=true',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('errada');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByText('Email ou senha inválidos', { exact: false }).first().waitFor();
    },
  },
  { name: 'register', path: '/register' },
  {
    name: 'register-errors',
    path: '/register?plan=fleming_plan',
    act: async (page) => {
      await page.getByLabel('Senha', { exact: true }).fill('abc');
      await page.getByRole('button', { name: 'Registrar' }).click();
      await page.getByText('Nome completo é obrigatório.').first().waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('demo@vesalio.example');
      await page.getByRole('button', { name: 'Enviar Link' }).click();
      await page.getByText('Se o e-mail estiver cadastrado', { exact: false }).first().waitFor();
    },
  },
  {
    name: 'reset-password',
    path: '/reset-password?token=exemplo',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/pagina-que-nao-existe' },
  { name: 'terms-dialog', as: 'noTerms', path: '/chat', act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'validate-email', as: 'noEmail', path: '/validate-email' },
  {
    name: 'validate-email-wrong',
    as: 'noEmail',
    path: '/validate-email',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Caractere 1 de 5' }).focus();
      await page.keyboard.type('ZZZZ9');
      await page.getByRole('button', { name: 'Validar' }).click();
      await page.getByText('Código de validação inválido', { exact: false }).first().waitFor();
    },
  },
  { name: 'choose-plan', as: 'noPlan', path: '/choose-plan' },
  {
    name: 'choose-plan-corporate',
    as: 'noPlan',
    path: '/choose-plan',
    act: (page) => page.getByRole('tab', { name: 'Plano Corporativo Premium' }).click(),
  },
  { name: 'payment-saved-cards', as: 'demo', act: toPayment },
  { name: 'payment-card', as: 'demo', act: fillCard },
  {
    name: 'payment-card-errors',
    as: 'demo',
    act: async (page) => {
      await otherCard(page);
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByText('Nome é obrigatório.').first().waitFor();
    },
  },
  { name: 'payment-address', as: 'demo', act: fillAddress },
  {
    name: 'payment-coupon',
    as: 'demo',
    act: async (page) => {
      await toFinish(page);
      await page.getByLabel(/cupom/i).first().fill('VESALIO20');
      await page.getByRole('button', { name: /Aplicar|Validar/ }).click();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'payment-refused',
    as: 'demo',
    act: async (page) => {
      await toFinish(page, '4000000000009995');
      await page.getByRole('button', { name: /Finalizar|Pagar/ }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'payment-unknown',
    as: 'demo',
    act: async (page) => {
      await toFinish(page);
      await page.route('**/api/subscription/create', (route) => route.abort('connectionreset'));
      await page.route('**/gateway/payments/*', (route) => route.fulfill({ json: { status: 'unknown' } }));
      await page.getByRole('button', { name: /Finalizar|Pagar/ }).click();
      await page.waitForTimeout(2500);
    },
  },
  {
    name: 'payment-success',
    as: 'noPlan',
    act: async (page) => {
      await toFinish(page);
      await page.clock.install();
      await page.getByRole('button', { name: /Finalizar|Pagar/ }).click();
      await page.waitForTimeout(1500);
    },
  },
  { name: 'chat-welcome', as: 'demo', path: '/chat' },
  { name: 'chat-answer', as: 'demo', act: openConversation },
  {
    name: 'chat-popup',
    as: 'demo',
    each: true,
    act: async (page) => {
      await openConversation(page);
      const marker = page.getByRole('button', { name: 'Referência 1', exact: true }).first();
      await marker.scrollIntoViewIfNeeded();
      await marker.hover();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'chat-drawer',
    as: 'demo',
    each: true,
    act: async (page) => {
      await openConversation(page);
      await page
        .getByRole('button', { name: /referências/i })
        .first()
        .click();
    },
  },
  {
    name: 'chat-sidebar',
    as: 'demo',
    each: true,
    act: async (page) => {
      await openConversation(page);
      const open = page.getByRole('button', { name: /Abrir (menu|barra)/i }).first();
      if (await open.isVisible()) await open.click();
    },
  },
  {
    name: 'chat-delete',
    each: true,
    as: 'demo',
    act: async (page) => {
      await openConversation(page);
      const open = page.getByRole('button', { name: /Abrir (menu|barra)/i }).first();
      if (await open.isVisible()) await open.click();
      const remove = page.getByRole('button', { name: /^Excluir conversa / }).first();
      await remove.focus();
      await remove.click();
      await page.getByRole('dialog', { name: 'Confirmar Exclusão' }).waitFor();
    },
  },
  {
    name: 'chat-guard',
    as: 'demo',
    path: '/chat',
    act: async (page) => {
      await page
        .getByRole('textbox', { name: 'Mensagem' })
        .fill(
          'Paciente João da Silva, CPF 529.982.247-25, nascido em 12/04/1950, com dispneia aos esforços.',
        );
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'chat-files',
    as: 'demo',
    path: '/chat',
    act: async (page) => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          { name: 'hemograma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
          { name: 'anotacoes.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') },
        ]);
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'chat-error',
    as: 'demo',
    path: '/chat',
    act: async (page) => {
      await page.route('**/ai/api/mensagens', (route) => route.fulfill({ status: 500, json: {} }));
      await ask(page);
      await page.getByText('Desculpe, não consegui processar', { exact: false }).first().waitFor();
    },
  },
  {
    name: 'chat-limited',
    as: 'free',
    path: '/chat',
    before: (page) =>
      page.route('**/api/subscription/verifyPlanFree', (route) =>
        route.fulfill({ json: { data: { isPlanValid: false } } }),
      ),
    act: async (page) => {
      await page.waitForTimeout(900);
      const box = page.getByRole('textbox', { name: 'Mensagem' });
      if (await box.isEnabled()) await ask(page);
      await page.waitForTimeout(900);
    },
  },
  { name: 'account', as: 'demo', path: '/account#profile' },
  { name: 'account-cards', as: 'demo', path: '/account#cards' },
  { name: 'account-security', as: 'demo', path: '/account#security' },
  { name: 'account-profile-edit', as: 'demo', path: '/account#profile', act: edit('profile') },
  {
    name: 'account-identification-edit',
    as: 'demo',
    path: '/account#identification',
    act: edit('identification'),
  },
  { name: 'account-address-edit', as: 'demo', path: '/account#address', act: edit('address') },
  {
    name: 'account-photo',
    as: 'demo',
    path: '/account#profile',
    act: async (page) => {
      const picture = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(640, 420);
        const draw = canvas.getContext('2d');
        const sky = draw.createLinearGradient(0, 0, 640, 420);
        sky.addColorStop(0, 'teal');
        sky.addColorStop(1, 'wheat');
        draw.fillStyle = sky;
        draw.fillRect(0, 0, 640, 420);
        const blob = await canvas.convertToBlob({ type: 'image/png' });
        return Array.from(new Uint8Array(await blob.arrayBuffer()));
      });
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'account-add-card', as: 'demo', path: '/account#cards', act: inForm(/Adicionar.*cartão/) },
  {
    name: 'account-change-plan',
    as: 'demo',
    path: '/account#plan',
    act: inForm(/(Mudar|Trocar|Alterar).*plano/i),
  },
  { name: 'account-cancel', as: 'demo', path: '/account#plan', act: inForm(/Cancelar (assinatura|plano)/i) },
  { name: 'account-delete', as: 'demo', path: '/account#security', act: inForm(/Excluir (minha )?conta/i) },
  { name: 'med-pront-pat', as: 'demo', path: '/med-pront-pat' },
  { name: 'doctor-calc-ia', as: 'demo', path: '/doctor-calc-ia' },
  { name: 'explore', as: 'demo', path: '/explore' },
  { name: 'outbox', path: '/sandbox/outbox' },
  {
    name: 'mail',
    act: async (page) => {
      await page.goto('/sandbox/outbox');
      await page
        .locator('a[href^="/sandbox/outbox/"]')
        .first()
        .evaluate((link) => link.click());
      await page.waitForLoadState();
    },
  },
  {
    name: 'printed',
    as: 'demo',
    media: 'print',
    act: openConversation,
  },
];
