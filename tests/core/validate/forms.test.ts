import {
  admitAttachments,
  attachmentTexts,
  authTexts,
  describePlans,
  mergeTexts,
  normalizeEmailCode,
  passwordParts,
  paymentTexts,
  plansTexts,
  registerFieldsToCheck,
  validateAccountAddress,
  validateBillingAddress,
  validateBirthDate,
  validateCep,
  validateCvv,
  validateEmail,
  validateEmailCode,
  validateLogin,
  validateNewPassword,
  validateNewPasswordForm,
  validatePhone,
  validatePhoto,
  validateProfile,
  validateRegister,
  validateUf,
} from '@vesalio/core';
import { afterEach, describe, expect, it } from 'vitest';

const WEAK = 'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.';

describe('registration', () => {
  const right = {
    fullName: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    password: 'Senha@123',
    confirmPassword: 'Senha@123',
    acceptTerms: true,
  };

  it('passes when all is right', () => {
    expect(validateRegister(right)).toEqual({});
  });

  it('names every field left empty', () => {
    const empty = { fullName: ' ', email: '', password: '', confirmPassword: '', acceptTerms: false };
    expect(validateRegister(empty)).toEqual({
      fullName: 'Nome completo é obrigatório.',
      email: 'Email é obrigatório.',
      password: 'Senha é obrigatória.',
      confirmPassword: 'Confirmação de senha é obrigatória.',
      acceptTerms: 'Você deve concordar com os Termos e Política de Privacidade.',
    });
  });

  it('checks the repeated password again when the password changes', () => {
    const changed = { ...right, password: 'Outra@123' };
    expect(registerFieldsToCheck('password')).toEqual(['password', 'confirmPassword']);
    expect(validateRegister(changed)).toEqual({ confirmPassword: 'As senhas não conferem.' });
    expect(registerFieldsToCheck('email')).toEqual(['email']);
  });
});

describe('login', () => {
  it('asks only for both fields', () => {
    expect(validateLogin({ email: ' ', password: '' })).toEqual({
      email: 'Email é obrigatório.',
      password: 'Senha é obrigatória.',
    });
    expect(validateLogin({ email: 'ana', password: ' ' })).toEqual({});
  });
});

describe('e-mail', () => {
  it.each([
    ['', 'Email é obrigatório.'],
    ['  ', 'Email é obrigatório.'],
    ['ana@exemplo.com', undefined],
    [' ana@exemplo.com ', undefined],
    ['ana.souza+teste@sub.exemplo.com.br', undefined],
    ['ana', 'Formato de email inválido.'],
    ['ana@exemplo', 'Formato de email inválido.'],
    ['@exemplo.com', 'Formato de email inválido.'],
    ['ana@@exemplo.com', 'Formato de email inválido.'],
    ['<ana@exemplo.com>', 'Formato de email inválido.'],
    ['ana,bia@exemplo.com', 'Formato de email inválido.'],
    ['ana@exemplo.com;', 'Formato de email inválido.'],
    ['ana@exemplo..com', 'Formato de email inválido.'],
    ['ana@exemplo.com.', 'Formato de email inválido.'],
    ['ana souza@exemplo.com', 'Formato de email inválido.'],
  ])('"%s": %s', (email, message) => {
    expect(validateEmail(email)).toBe(message);
  });
});

describe('new password', () => {
  it.each([
    ['', 'Senha é obrigatória.'],
    ['Senha@12', undefined],
    ['Senha@1', WEAK],
    ['senha@123', WEAK],
    ['SENHA@123', WEAK],
    ['Senha@abc', WEAK],
    ['Senha1234', WEAK],
    ['Senha 123', WEAK],
    ['Çedilha1', WEAK],
    [`Aa1!${'x'.repeat(200)}`, undefined],
    ['Ação_1234', undefined],
  ])('"%s": %s', (password, message) => {
    expect(validateNewPassword(password)).toBe(message);
  });

  it('is checked rule by rule', () => {
    expect(passwordParts('Senha')).toEqual([
      { part: 'length', met: false },
      { part: 'lowercase', met: true },
      { part: 'uppercase', met: true },
      { part: 'digit', met: false },
      { part: 'special', met: false },
    ]);
  });

  it.each([
    [{ newPassword: 'Senha@123', confirmPassword: 'Senha@123' }, {}],
    [
      { newPassword: 'Senha@123', confirmPassword: 'Senha@124' },
      { confirmPassword: 'As senhas não conferem.' },
    ],
    [
      { newPassword: '', confirmPassword: '' },
      { newPassword: 'Senha é obrigatória.', confirmPassword: 'Confirmação de senha é obrigatória.' },
    ],
    [{ newPassword: 'fraca', confirmPassword: 'fraca' }, { newPassword: WEAK }],
  ])('in the reset dialog: %o', (values, messages) => {
    expect(validateNewPasswordForm(values)).toEqual(messages);
  });
});

describe('e-mail code', () => {
  it.each([
    ['A1B2C', undefined],
    ['a1b2c', undefined],
    ['A1B2', 'Por favor, insira o código completo.'],
    ['', 'Por favor, insira o código completo.'],
    ['A1B2Ç', 'Por favor, insira o código completo.'],
    ['A1B2C3', 'Por favor, insira o código completo.'],
  ])('"%s": %s', (code, message) => {
    expect(validateEmailCode(code)).toBe(message);
  });

  it.each([
    [' a1-b2 c9 ', 'A1B2C'],
    ['Código: x9', 'CDIGO'],
    ['Seu código é x9k2p', 'X9K2P'],
    ['Seu código: x 9 k 2 p', 'X9K2P'],
    ['Olá, Paula! Use WXYZK até as 10:30', 'WXYZK'],
    ['Paula, o código é x9k2p.', 'X9K2P'],
    ['Paula e Marta', 'PAULA'],
    ['é', ''],
  ])('keeps of "%s" only %s', (typed, kept) => {
    expect(normalizeEmailCode(typed)).toBe(kept);
  });
});

describe('address', () => {
  it.each([
    ['', false, undefined],
    ['', true, 'CEP é obrigatório.'],
    ['20040-020', true, undefined],
    ['20040020', false, undefined],
    ['20040-02', false, 'CEP incompleto.'],
    ['2', true, 'CEP incompleto.'],
    ['200400201', false, 'CEP inválido.'],
    ['20040a20', false, 'CEP inválido.'],
  ])('CEP "%s" (required: %s): %s', (cep, required, message) => {
    expect(validateCep(cep, { required })).toBe(message);
  });

  it.each([
    ['', 'UF é obrigatória.'],
    [' ', 'UF é obrigatória.'],
    ['RJ', undefined],
    ['rj', undefined],
    ['R', 'UF inválida.'],
    ['RJX', 'UF inválida.'],
    ['R1', 'UF inválida.'],
    ['ÉÉ', 'UF inválida.'],
  ])('UF "%s": %s', (uf, message) => {
    expect(validateUf(uf)).toBe(message);
  });

  it.each([
    [{ cep: '20040-020', line: 'Rua A', city: 'Rio', uf: 'RJ' }, {}],
    [
      { cep: '', line: ' ', city: ' ', uf: '' },
      {
        cep: 'CEP é obrigatório.',
        line: 'Endereço é obrigatório.',
        city: 'Cidade é obrigatória.',
        uf: 'UF é obrigatória.',
      },
    ],
    [{ cep: '20040-020', line: 'Rua', city: 'Rio', uf: 'RJ' }, { line: 'Endereço muito curto.' }],
    [{ cep: '20040-020', line: ' Rua ', city: 'Rio', uf: 'RJ' }, { line: 'Endereço muito curto.' }],
  ])('of billing %o', (values, messages) => {
    expect(validateBillingAddress(values)).toEqual(messages);
  });

  const none = { cep: '', street: '', number: '', neighborhood: '', city: '', state: '' };
  it.each([
    [none, {}],
    [{ ...none, cep: '2004' }, { cep: 'CEP incompleto.' }],
    [
      { ...none, cep: '20040-020' },
      {
        street: 'Rua é obrigatória.',
        number: 'Número é obrigatório.',
        neighborhood: 'Bairro é obrigatório.',
        city: 'Cidade é obrigatória.',
        state: 'Estado é obrigatório.',
      },
    ],
    [{ cep: '20040020', street: 'Rua A', number: '1', neighborhood: 'B', city: 'C', state: 'RJ' }, {}],
    [
      { cep: '20040020', street: 'Rua A', number: '1', neighborhood: 'B', city: 'C', state: 'RJX' },
      { state: 'UF inválida.' },
    ],
    [{ ...none, state: 'R1' }, { state: 'UF inválida.' }],
    [{ ...none, state: 'rj' }, {}],
    [
      { ...none, cep: '2004', state: 'R' },
      { cep: 'CEP incompleto.', state: 'UF inválida.' },
    ],
  ])('of the account %o', (values, messages) => {
    expect(validateAccountAddress(values)).toEqual(messages);
  });
});

describe('profile', () => {
  it.each([
    ['', undefined],
    ['(21) 3765-4321', undefined],
    ['(21) 98765-4321', undefined],
    ['21987654321', undefined],
    ['219876543', 'Telefone inválido (10 ou 11 dígitos).'],
    ['219876543210', 'Telefone inválido (10 ou 11 dígitos).'],
    ['(21) 98765-4321 ramal', 'Telefone inválido (10 ou 11 dígitos).'],
  ])('phone "%s": %s', (phone, message) => {
    expect(validatePhone(phone)).toBe(message);
  });

  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['', 'UTC', '2026-11-20T12:00:00Z', undefined],
    ['1980-02-29', 'UTC', '2026-11-20T12:00:00Z', undefined],
    ['1981-02-29', 'UTC', '2026-11-20T12:00:00Z', 'Data de nascimento inválida.'],
    ['20/11/1980', 'UTC', '2026-11-20T12:00:00Z', 'Data de nascimento inválida.'],
    ['2026-11-19', 'UTC', '2026-11-20T00:00:00Z', undefined],
    ['2026-11-20', 'UTC', '2026-11-20T23:59:59Z', 'Data de nascimento deve ser no passado.'],
    ['2026-11-21', 'UTC', '2026-11-20T12:00:00Z', 'Data de nascimento deve ser no passado.'],
    ['2026-11-20', 'America/Sao_Paulo', '2026-11-21T02:59:59Z', 'Data de nascimento deve ser no passado.'],
    ['2026-11-20', 'America/Sao_Paulo', '2026-11-21T03:00:00Z', undefined],
    ['2026-11-20', 'Asia/Tokyo', '2026-11-20T15:00:00Z', undefined],
  ])('birth date "%s" in %s at %s: %s', (date, timeZone, instant, message) => {
    process.env.TZ = timeZone;
    expect(validateBirthDate(date, new Date(instant))).toBe(message);
  });

  it('names every wrong field', () => {
    const now = new Date(2026, 10, 20);
    expect(validateProfile({ name: ' ', phone: '1', birthDate: '2030-01-01' }, now)).toEqual({
      name: 'Nome é obrigatório.',
      phone: 'Telefone inválido (10 ou 11 dígitos).',
      birthDate: 'Data de nascimento deve ser no passado.',
    });
    expect(validateProfile({ name: 'Ana', phone: '', birthDate: '' }, now)).toEqual({});
  });
});

describe('photo', () => {
  const MB = 1_048_576;
  const TYPE = 'Formato de imagem não suportado. Use JPG, PNG ou GIF.';
  it.each([
    ['a.jpg', 'image/jpeg', 2 * MB, undefined],
    ['a.png', 'image/png', 1, undefined],
    ['a.gif', 'image/gif', 1, undefined],
    ['a.GIF', '', 1, undefined],
    ['a.jpg', 'image/jpeg', 2 * MB + 1, 'A imagem deve ter no máximo 2MB.'],
    ['a.webp', 'image/webp', 1, TYPE],
    ['a.png', 'image/svg+xml', 1, TYPE],
    ['a.svg', '', 1, TYPE],
    ['a.pdf', 'application/pdf', 3 * MB, TYPE],
  ])('%s as "%s" of %i bytes: %s', (name, type, size, message) => {
    expect(validatePhoto({ name, type, size })).toBe(message);
  });
});

it('uses a partner’s own texts if they are given', () => {
  const auth = mergeTexts(authTexts, { register: { errors: { emailFormat: 'E-mail estranho.' } } });
  const payment = mergeTexts(paymentTexts, { card: { errors: { cvvInvalid: 'CVV estranho.' } } });
  const chat = mergeTexts(attachmentTexts, {
    attachments: { errors: { type: (name: string) => `Não: ${name}` } },
  });
  const plans = mergeTexts(plansTexts, { names: { fleming: 'Essencial' } });
  const values = {
    fullName: 'Ana',
    email: 'ana',
    password: 'Senha@123',
    confirmPassword: '',
    acceptTerms: true,
  };

  expect(validateRegister(values, auth)).toEqual({
    email: 'E-mail estranho.',
    confirmPassword: 'Confirmação de senha é obrigatória.',
  });
  expect(validateCvv('1', 'visa', payment)).toBe('CVV estranho.');
  expect(admitAttachments([], [{ name: 'a.txt', size: 1, type: '' }], 'drop', chat).messages).toEqual([
    'Não: a.txt',
  ]);
  expect(describePlans(plans).map(({ name }) => name)).toEqual([
    'Gratuito',
    'Essencial',
    'Hipócrates',
    'Corporativo Premium',
  ]);
});
