import { describe, expect, it } from 'vitest';
import {
  alreadyRegisteredLetter,
  codeLetter,
  passwordChangedLetter,
  resetLetter,
  writeHtml,
  writeText,
} from '../../../../packages/site/server/sandbox/mail/letters.ts';

const greetingOf = (name: string) => codeLetter(name, 'AB12C').greeting;

describe('the name in a mail', () => {
  it.each([
    ['Ana Prado', 'Olá, Ana.'],
    ['  joão  da Silva ', 'Olá, joão.'],
    ['Jose\u0301 Souza', 'Olá, José.'],
    ['Ana-Lúcia', 'Olá, Ana-Lúcia.'],
    ["D'Ávila Reis", "Olá, D'Ávila."],
    ['D’Ávila Reis', 'Olá, D’Ávila.'],
    ['Dra. Ana Prado', 'Olá, Dra. Ana.'],
    ['Ana P.', 'Olá, Ana.'],
    ['Ana.', 'Olá, Ana.'],
    ['Юлия', 'Olá, Юлия.'],
  ])('is used: %j', (name, greeting) => expect(greetingOf(name)).toBe(greeting));

  it.each([
    'https://golpe.example',
    'http://golpe.example Ana',
    'Ana https://golpe.example',
    'golpe.example',
    'www.golpe.example',
    'Ana.Prado',
    'Ana .com',
    'Ana..',
    'ana@golpe.example',
    'Ana/../golpe',
    'Ana\nhttps://golpe.example',
    'Ana\r\nBcc: todos@golpe.example',
    'Ana\tPrado',
    'Ana\u00a0Prado',
    '<a href="//golpe.example">Ana</a>',
    'Ana & Rui',
    'Ana 50% de desconto',
    'Ligue 11 99999 0000',
    'golpe\ua4f8example',
    'golpe\ua78fexample',
    'golpe\uff0eexample',
    'golpe\u3002example',
    'golpe\u2024example',
    'golpe\u200bexample',
    '\u202eelpmaxe.eplog',
    'a'.repeat(60),
    '',
    '   ',
  ])('is omitted: %j', (name) => {
    for (const letter of [
      codeLetter(name, 'AB12C'),
      resetLetter(name, 'https://vesalio.example/reset'),
      passwordChangedLetter(name),
      alreadyRegisteredLetter(name, 'https://vesalio.example/login'),
    ]) {
      expect(letter.greeting).toBe('Olá.');
      expect(writeText(letter)).not.toMatch(/golpe|eplog/);
      expect(writeHtml(letter)).not.toMatch(/golpe|eplog/);
    }
  });
});
