import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { privacyPolicy } from '@vesalio/core';
import { type Db, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retention } from '../../../../packages/site/server/config/retention.ts';
import { openOwnDatabase } from '../database-copy.ts';

const document = readFileSync(
  fileURLToPath(new URL('../../../../docs/compliance.md', import.meta.url)),
  'utf8',
);
const [, section = ''] = document.split('## Prazos e bases legais por tabela');
/** Cells of the table's rows: name, data, period, legal basis. */
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const nameOf = ([cell = '']: string[]) => cell.replaceAll('`', '');

describe('the retention table of docs/compliance.md', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openOwnDatabase();
  });
  afterAll(() => db.close());

  it('has exactly the tables of the migrated database', async () => {
    const tables = await db.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    expect(rows.map(nameOf).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('states for each table its content, its retention and its legal basis', () => {
    for (const row of rows) {
      expect(row, nameOf(row)).toHaveLength(4);
      for (const cell of row) expect(cell, nameOf(row)).not.toBe('');
      expect(row[3], nameOf(row)).toMatch(/art\. \d|não é dado pessoal|definida pela instituição/);
    }
  });

  it('states the default of AUDIT_DAYS', () => {
    const audit = rows.find((row) => nameOf(row) === 'audit');
    expect(audit?.[2]).toContain(`${readConfig({}).auditDays} dias`);
  });

  const policy = JSON.stringify(
    privacyPolicy({ brand: '', company: '', contactEmail: '', officerName: '', officerEmail: '' }),
  );
  const years = (days: number): string => `${Math.floor(days / 365)} anos`;
  it.each([
    [
      'gateway_turn_record',
      `${retention.turnMinutes} minutos depois do fim`,
      `${retention.turnMinutes} minutos depois do fim`,
    ],
    ['gateway_message', `${retention.message} dias`, `sem o texto: ${retention.message} dias`],
    [
      'gateway_conversation_mark',
      `${years(retention.mark)} sem abrir a lista`,
      `${years(retention.mark)} sem abrir a lista`,
    ],
    [
      'gateway_feedback',
      `${years(retention.feedback)} depois da última alteração`,
      `${years(retention.feedback)} depois da última alteração`,
    ],
    ['gateway_replacement', 'enquanto a conversa existir', 'só os códigos: enquanto a conversa existir'],
    ['gateway_interruption', 'enquanto a conversa existir', 'sem o texto: enquanto a conversa existir'],
    ['gateway_temporary', 'mais 3 minutos', 'Conversa temporária: até você sair dela'],
    ['gateway_verdict', 'sem prazo', 'por versão do modelo: sem prazo'],
    [
      'gateway_attempt',
      `${retention.attempt} dias depois do fim`,
      `o registro de pagamentos (${retention.attempt} dias depois do fim`,
    ],
    [
      'audit',
      `atos: ${years(retention.auditedAct)}`,
      `a trilha de auditoria (atos: ${years(retention.auditedAct)})`,
    ],
    [
      'gateway_terms_proof',
      `${years(retention.termsProof)} depois do aceite`,
      `a prova do aceite dos termos (${years(retention.termsProof)} depois do aceite)`,
    ],
  ])('states the same retention of %s as the server and the privacy policy', (table, period, sentence) => {
    expect(rows.find((row) => nameOf(row) === table)?.[2]).toContain(period);
    expect(policy).toContain(sentence);
  });

  it('lists every variable that leads to another service', () => {
    const [, others = ''] = document.split('## Suboperadores');
    for (const name of [
      'PRODUCT_API_URL',
      'CHAT_API_URL',
      'POSTAL_CODE_API_URL',
      'LOCALITY_API_URL',
      'SMTP_URL',
    ])
      expect(others.split('\n## ')[0], name).toContain(`\`${name}\``);
  });
});
