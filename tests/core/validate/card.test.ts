import {
  cvvLengths,
  detectCardBrand,
  parseExpiry,
  shortExpiry,
  validateCardExpiry,
  validateCardHolder,
  validateCardLabel,
  validateCardNumber,
  validateCvv,
} from '@vesalio/core';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

describe('brand (catalogue 35)', () => {
  it.each([
    ['4', 'visa'],
    ['4242 4242 4242 4242', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2230', 'mastercard'],
    ['2290', 'mastercard'],
    ['2720', 'mastercard'],
    ['34', 'amex'],
    ['3782 822463 10005', 'amex'],
    ['6011', 'discover'],
    ['644', 'discover'],
    ['65', 'discover'],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['606282', 'hipercard'],
    ['401178', 'elo'],
    ['401179', 'elo'],
    ['431274', 'elo'],
    ['438935', 'elo'],
    ['451416', 'elo'],
    ['457393', 'elo'],
    ['457631', 'elo'],
    ['457632', 'elo'],
    ['504175', 'elo'],
    ['506699', 'elo'],
    ['506778', 'elo'],
    ['509000', 'elo'],
    ['509999', 'elo'],
    ['627780', 'elo'],
    ['636297', 'elo'],
    ['636368', 'elo'],
    ['650031', 'elo'],
    ['650033', 'elo'],
    ['650035', 'elo'],
    ['650051', 'elo'],
    ['650405', 'elo'],
    ['650439', 'elo'],
    ['650485', 'elo'],
    ['650538', 'elo'],
    ['650541', 'elo'],
    ['650598', 'elo'],
    ['650700', 'elo'],
    ['650718', 'elo'],
    ['650720', 'elo'],
    ['650727', 'elo'],
    ['650901', 'elo'],
    // A prefix of Troy and of Elo. In Brazil it is Elo.
    ['650923', 'elo'],
    ['650978', 'elo'],
    ['651652', 'elo'],
    ['651679', 'elo'],
    ['655000', 'elo'],
    ['655019', 'elo'],
    ['655021', 'elo'],
    ['655058', 'elo'],
    ['401177', 'visa'],
    ['401180', 'visa'],
    ['650034', 'discover'],
    ['655020', 'discover'],
    ['655059', 'discover'],
    ['506698', undefined],
    ['506779', undefined],
    ['606283', undefined],
    ['2220', undefined],
    ['2721', undefined],
    ['50', undefined],
    ['3527', undefined],
    ['3590', undefined],
    ['9', undefined],
    ['', undefined],
  ])('of %s is %s', (number, brand) => {
    expect(detectCardBrand(number)).toBe(brand);
  });

  it('is determined by six digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), fc.stringMatching(/^\d{10}$/), (prefix, rest) => {
        expect(detectCardBrand(prefix + rest)).toBe(detectCardBrand(prefix));
      }),
    );
  });
});

describe('number', () => {
  const INVALID = 'Número de cartão inválido.';

  it.each([
    ['', 'Número do cartão é obrigatório.'],
    ['  ', 'Número do cartão é obrigatório.'],
    ['4242 4242 4242 4242', undefined],
    ['4242424242424242', undefined],
    ['4222222222222', undefined],
    ['6304000000000000000', undefined],
    ['3782 822463 10005', undefined],
    ['6062 8288 8866 6688', undefined],
    ['4242 4242 4242 4241', INVALID],
    ['424242424242', INVALID],
    ['00000000000000000000', INVALID],
    ['4242-4242-4242-4242', INVALID],
    ['4242 4242 4242 424a', INVALID],
  ])('"%s": %s', (number, message) => {
    expect(validateCardNumber(number)).toBe(message);
  });

  /** Luhn with a table of doubled digits, from the left. */
  function luhnSum(number: string): number {
    const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
    return [...number].reduce((sum, char, index) => {
      const digit = Number(char);
      return sum + ((number.length - index) % 2 === 0 ? (doubled[digit] ?? 0) : digit);
    }, 0);
  }

  it('agrees with an independent Luhn on 500 numbers of every length (catalogue 35)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10,21}$/), fc.boolean(), (drawn, mended) => {
        const body = drawn.slice(0, -1);
        const check = (10 - (luhnSum(`${body}0`) % 10)) % 10;
        const number = mended ? body + check : drawn;
        const isRight = number.length >= 13 && number.length <= 19 && luhnSum(number) % 10 === 0;
        expect(validateCardNumber(number)).toBe(isRight ? undefined : INVALID);
      }),
      { numRuns: 500 },
    );
  });
});

describe('holder', () => {
  it.each([
    ['', 'Nome é obrigatório.'],
    ['   ', 'Nome é obrigatório.'],
    ['Ana Souza', undefined],
    ["ANA D'ÁVILA SOUZA", undefined],
    ['Ana\u00a0Souza', undefined],
    ['Ana D’Ávila', undefined],
    ['João Gonçalves Müller', undefined],
    ['Joa\u0303o', undefined],
    ['Ana 2', 'Nome inválido.'],
    ['Ana-Maria', 'Nome inválido.'],
    ['Ana.', 'Nome inválido.'],
    ['<Ana>', 'Nome inválido.'],
    ["''", 'Nome inválido.'],
    ['Анна', 'Nome inválido.'],
  ])('"%s": %s', (name, message) => {
    expect(validateCardHolder(name)).toBe(message);
  });
});

describe('expiry (catalogue 35)', () => {
  const now = new Date(2026, 10, 20);

  it.each([
    ['', 'Validade é obrigatória.'],
    ['12', 'Use o formato MM/AA.'],
    ['1/30', 'Use o formato MM/AA.'],
    ['12/2030', 'Use o formato MM/AA.'],
    ['1230', 'Use o formato MM/AA.'],
    ['00/30', 'Mês inválido.'],
    ['13/30', 'Mês inválido.'],
    ['13/20', 'Mês inválido.'],
    ['10/26', 'Cartão expirado.'],
    ['12/25', 'Cartão expirado.'],
    ['11/26', undefined],
    ['12/26', undefined],
    ['01/27', undefined],
    ['12/99', undefined],
  ])('%s: %s', (expiry, message) => {
    expect(validateCardExpiry(expiry, now)).toBe(message);
  });

  it('belongs to the years 20AA', () => {
    expect(parseExpiry('03/31')).toEqual({ month: 3, year: 2031 });
  });

  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['America/Sao_Paulo', '2026-12-01T02:59:59Z', undefined],
    ['America/Sao_Paulo', '2026-12-01T03:00:00Z', 'Cartão expirado.'],
    ['America/Rio_Branco', '2026-12-01T04:59:59Z', undefined],
    ['America/Rio_Branco', '2026-12-01T05:00:00Z', 'Cartão expirado.'],
    ['UTC', '2026-11-30T23:59:59Z', undefined],
    ['UTC', '2026-12-01T00:00:00Z', 'Cartão expirado.'],
  ])('is valid to the last moment of its month in %s (%s)', (timeZone, instant, message) => {
    process.env.TZ = timeZone;
    expect(validateCardExpiry('11/26', new Date(instant))).toBe(message);
  });

  it('is valid to the end of a leap February and of a year', () => {
    expect(validateCardExpiry('02/28', new Date(2028, 1, 29, 23, 59, 59))).toBeUndefined();
    expect(validateCardExpiry('02/28', new Date(2028, 2, 1))).toBe('Cartão expirado.');
    expect(validateCardExpiry('12/26', new Date(2026, 11, 31, 23, 59, 59))).toBeUndefined();
    expect(validateCardExpiry('12/26', new Date(2027, 0, 1))).toBe('Cartão expirado.');
  });
});

describe('security code (catalogue 35)', () => {
  it.each([
    ['', undefined, 'CVV é obrigatório.'],
    ['12', undefined, 'CVV inválido.'],
    ['123', undefined, undefined],
    ['1234', undefined, undefined],
    ['12345', undefined, 'CVV inválido.'],
    ['12a', undefined, 'CVV inválido.'],
    ['123', 'visa', undefined],
    ['1234', 'visa', undefined],
    ['12345', 'visa', 'CVV inválido.'],
    ['123', 'elo', undefined],
    ['123', 'hipercard', undefined],
    ['1234', 'amex', undefined],
    ['123', 'amex', 'CVV inválido.'],
  ] as const)('"%s" of %s: %s', (cvv, brand, message) => {
    expect(validateCvv(cvv, brand)).toBe(message);
  });

  it('tells the field its length', () => {
    expect([cvvLengths('amex'), cvvLengths('jcb'), cvvLengths(undefined)]).toEqual([[4], [3, 4], [3, 4]]);
  });
});

it('asks for a nickname', () => {
  expect(validateCardLabel(' ')).toBe('Apelido do cartão é obrigatório.');
  expect(validateCardLabel('Meu Cartão')).toBeUndefined();
});

it.each([
  ['12/31', '12/31'],
  ['12/2031', '12/31'],
  ['12 / 2031', '12/31'],
  ['12-2031', '12/31'],
  ['12.2031', '12/31'],
  ['122031', '12/31'],
  ['2031-12', '12/31'],
  ['2031/01', '01/31'],
  ['203101', '01/31'],
  ['1/31', '01/31'],
  ['1/2031', '01/31'],
  ['1/', '01/'],
  ['10/2012', '10/12'],
  ['102012', '10/12'],
  // Typed months and two-digit years, and texts that are not an expiry, stay unchanged for the mask and rules.
  ['1231', '1231'],
  ['2012', '2012'],
  ['13/2031', '13/2031'],
  ['2031-13', '2031-13'],
  ['202031', '202031'],
  ['', ''],
])('an expiry that is pasted or filled in: %j is %j', (text, short) => {
  expect(shortExpiry(text)).toBe(short);
});
