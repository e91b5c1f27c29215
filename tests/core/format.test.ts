import {
  applyMask,
  digitsOf,
  documentChars,
  documentMask,
  firstName,
  formatCep,
  formatDate,
  formatDateTime,
  formatDocument,
  formatExpiry,
  formatFileSize,
  formatList,
  formatPhone,
  formatPrice,
  formatTime,
  initials,
  lastDigits,
  masks,
  parsePlainDate,
  toDateInput,
} from '@vesalio/core';
import { afterEach, describe, expect, it, vi } from 'vitest';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("the locale's data", () => {
  afterEach(() => vi.restoreAllMocks());

  it('is fetched by the first use: neither an import nor a price asks for it', async () => {
    const makers = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'ListFormat'),
      vi.spyOn(Intl, 'Collator'),
      vi.spyOn(Intl, 'DateTimeFormat'),
    ];
    vi.resetModules();
    const fresh = await import('@vesalio/core');
    expect(fresh.formatPrice(1234.5)).toBe('R$\u00a01234,50');
    for (const maker of makers) expect(maker).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(fresh.formatList(['CPF', 'telefone'])).toBe('CPF e telefone');
  });
});

describe('money', () => {
  it.each([
    [0, 'R$\u00a00,00'],
    [100, 'R$\u00a0100,00'],
    [1000, 'R$\u00a01000,00'],
    [1234567.891, 'R$\u00a01234567,89'],
    [99.9, 'R$\u00a099,90'],
    [-0.001, 'R$\u00a00,00'],
    [-10.5, '-R$\u00a010,50'],
  ])('%d reads %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

describe('file size', () => {
  it.each([
    [0, '0\u00a0B'],
    [1023, '1023\u00a0B'],
    [1024, '1\u00a0kB'],
    [348_160, '340\u00a0kB'],
    [1_048_575, '1\u00a0MB'],
    [1_048_576, '1\u00a0MB'],
    [1_258_291, '1,2\u00a0MB'],
    [10_485_760, '10\u00a0MB'],
  ])('%d reads %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('dates', () => {
  it.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'America/Rio_Branco'])(
    'never shift a plain date in %s',
    (timeZone) => {
      process.env.TZ = timeZone;
      const written = [
        '2026-11-20',
        '2026-11-20T00:00:00',
        '2026-11-20T00:00:00Z',
        '2026-11-20T00:00:00.000Z',
      ];
      expect(written.map(formatDate)).toEqual(written.map(() => '20/11/2026'));
      expect(written.map(toDateInput)).toEqual(written.map(() => '2026-11-20'));
    },
  );

  it('show an instant in the person’s own day', () => {
    process.env.TZ = 'America/Sao_Paulo';
    expect(formatDate('2026-11-20T02:30:00Z')).toBe('19/11/2026');
    expect(formatTime(new Date('2026-11-20T17:05:00Z'))).toBe('14:05');
    expect(formatDateTime(new Date('2026-11-20T02:30:00Z'))).toBe('19/11/2026 23:30');
  });

  it.each(['', 'ontem', '2026-02-30', '2026-13-01', '20/11/2026', '2026-11-20Tx'])(
    'read nothing in "%s"',
    (text) => {
      expect([formatDate(text), toDateInput(text), parsePlainDate(text)]).toEqual(['', '', null]);
    },
  );
});

describe('documents, phones and cards', () => {
  it.each([
    [formatDocument, '52998224725', '529.982.247-25'],
    [formatDocument, '11222333000181', '11.222.333/0001-81'],
    [formatDocument, '12abc34501de35', '12.ABC.345/01DE-35'],
    [formatDocument, '123', '123'],
    [formatPhone, '21987654321', '(21) 98765-4321'],
    [formatPhone, '2137654321', '(21) 3765-4321'],
    [formatPhone, '123', '123'],
    [formatCep, '20040020', '20040-020'],
    [formatCep, '2004', '2004'],
    [digitsOf, '(21) 98765-4321', '21987654321'],
    [documentChars, '12.abc.345/01de-35', '12ABC34501DE35'],
    [lastDigits, '**** **** **** 4242', '4242'],
    [lastDigits, '42', '42'],
    [documentMask, '529.982.247-25', 'cpf'],
    [documentMask, '529982247250', 'cnpj'],
    [documentMask, '12A', 'cnpj'],
  ] as const)('%o of %s is %s', (format, given, expected) => {
    expect(format(given)).toBe(expected);
  });

  it('lays no punctuation after the last character', () => {
    expect(applyMask(masks.cpf, '529')).toBe('529');
    expect(applyMask(masks.cep, '200400209')).toBe('20040-020');
  });

  it.each([
    ['1', '2031', '01/31'],
    [12, 31, '12/31'],
    ['', '2031', ''],
  ])('expiry of %s and %s reads "%s"', (month, year, text) => {
    expect(formatExpiry(month, year)).toBe(text);
  });
});

describe('names', () => {
  it.each([
    ['Ana D’Ávila Souza', 'Ana', 'AS'],
    ['  érica  ', 'érica', 'É'],
    ['', '', ''],
    ['José Maria', 'José', 'JM'],
    ['  João  da Silva ', 'João', 'JS'],
    ['Éder Ícaro', 'Éder', 'ÉÍ'],
  ])('of "%s"', (name, first, letters) => {
    expect([firstName(name), initials(name)]).toEqual([first, letters]);
  });

  it('are joined as in Portuguese', () => {
    expect(formatList(['CPF', 'telefone', 'nome'])).toBe('CPF, telefone e nome');
  });
});
