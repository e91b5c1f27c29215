import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../../packages/site/server/platform/db.ts';
import { titleOf } from '../../../../packages/site/server/sandbox/chat/conversations.ts';
import { passwordChangedLetter } from '../../../../packages/site/server/sandbox/mail/letters.ts';
import { createMailer } from '../../../../packages/site/server/sandbox/mail/mail.ts';
import { databases } from '../database-copy.ts';
import { afterStatement, isBlocked } from '../meeting-statements.ts';
import { cardOf, type Member, openStage, type Stage } from './sandbox-stage.ts';

const png = (width: number, height: number, size = 64): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const gif = Buffer.from('474946383961200020000000', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc00011080020002003012200021101', 'hex');

describe.each(databases)('the account and its things on $name', ({ url }) => {
  let stage: Stage;
  let ana: Member;
  beforeAll(async () => {
    stage = await openStage(url);
    ana = await stage.join();
  });
  afterAll(() => stage.close());

  const put = (member: Member, body: unknown) =>
    stage.call('PUT', '/api/auth/my-account', { token: member.token, body });
  const read = async (member: Member) =>
    (await stage.call('GET', '/api/auth/my-account', { token: member.token })).body;
  const startConversation = async (member: Member, title = 'Sepse na emergência') => {
    const [row] = await stage.db.query<{ id: number }>(
      'insert into conversations (user_id, title, created_at) values ($1, $2, $3) returning id',
      [member.userId, title, stage.clock.now],
    );
    await stage.db.query(
      'insert into messages (conversation_id, user_id, pergunta, resposta) values ($1, $2, $3, $4)',
      [row?.id ?? 0, member.userId, 'pergunta-secreta', 'resposta-secreta'],
    );
    return row?.id ?? 0;
  };
  const list = async (member: Member, query = '') =>
    (await stage.call('GET', `/api/conversations${query}`, { token: member.token })).body.data;

  it('changes only the given fields, and only those that exist', async () => {
    const member = await stage.join();
    const answer = await put(member, {
      name: ' Ana Clara Prado ',
      dateBirth: '1984-02-29',
      phoneNumber: '(21) 98765-4321',
      cpf: '529.982.247-25',
      sex: 'Feminino',
      cep: '22240-003',
      street: 'Rua das Laranjeiras',
      numberAddress: 10,
      complementAddress: 'Apto 2',
      neighborhood: 'Laranjeiras',
      city: 'Rio de Janeiro',
      state: 'rj',
      email: 'outra@hospital.example',
      id: 1,
      password_hash: 'x',
      sessionEpoch: 9,
    });
    expect(answer.status).toBe(200);
    const account = await read(member);
    expect(account).toMatchObject({
      id: member.userId,
      email: member.email,
      name: 'Ana Clara Prado',
      dateBirth: '1984-02-29',
      phoneNumber: '21987654321',
      cpf: '52998224725',
      sex: 'Feminino',
      cep: '22240003',
      numberAddress: '10',
      state: 'RJ',
      hasPassword: true,
      photoProfile: null,
    });
    expect(account.dataCriacao).toMatch(/^\d{4}-\d\d-\d\dT/);
    await put(member, { complementAddress: '', phoneNumber: null });
    expect(await read(member)).toMatchObject({
      complementAddress: null,
      phoneNumber: null,
      city: 'Rio de Janeiro',
    });
  });

  it.each([
    [{ name: '  ' }, 'Nome é obrigatório.'],
    [{ phoneNumber: '123456789' }, 'Telefone inválido (10 ou 11 dígitos).'],
    [{ phoneNumber: '219876543210' }, 'Telefone inválido (10 ou 11 dígitos).'],
    [{ cpf: '52998224726' }, 'CPF inválido.'],
    [{ cpf: '11111111111' }, 'CPF inválido.'],
    [{ dateBirth: '2999-01-01' }, 'Data de nascimento deve ser no passado.'],
    [{ dateBirth: '1990-02-30' }, 'Data de nascimento deve ser no passado.'],
    [{ cep: '2224000' }, 'CEP inválido.'],
    [{ state: 'R1' }, 'UF inválida.'],
    [{ sex: 'X' }, 'Sexo informado não é uma das opções.'],
    [{ city: 'x'.repeat(121) }, 'O corpo da requisição não é válido.'],
  ])('refuses %j', async (body, message) => {
    const before = await read(ana);
    const answer = await put(ana, { street: 'Rua Nova', ...body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await read(ana)).toEqual(before);
  });

  it('accepts a picture by its content, and removes it', async () => {
    const picture = (photoBase64: string) =>
      stage.call('PUT', '/api/auth/my-account/picture', { token: ana.token, body: { photoBase64 } });
    for (const bytes of [png(32, 32), gif, jpeg]) {
      const base64 = bytes.toString('base64');
      expect((await picture(base64)).status).toBe(200);
      expect((await read(ana)).photoProfile).toBe(base64);
    }
    expect((await picture(`data:image/gif;base64,${gif.toString('base64')}`)).body.photoProfile).toBe(
      gif.toString('base64'),
    );
    const login = await stage.call('POST', '/api/auth/login', {
      body: { email: ana.email, password: 'Abcdef1!' },
    });
    expect(login.body.userPicture).toBe(gif.toString('base64'));
    const limit = 2 * 1_048_576;
    const refused: [string, Buffer, number][] = [
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 400],
      ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
      ['PDF', Buffer.from('%PDF-1.7 aaaaaaaaaaaaaaaaaaaaaaaa'), 400],
      ['WebP', Buffer.from('RIFF    WEBPVP8 aaaaaaaaaaaaaaaa'), 400],
      ['cut PNG', png(32, 32).subarray(0, 12), 400],
      ['cut JPEG', Buffer.from('ffd8ffe0', 'hex'), 400],
      ['JPEG of endless fill', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5000, 0xff)]), 400],
      ['PNG of 20,000 x 20,000', png(20_000, 20_000), 400],
      ['PNG without size', png(0, 10), 400],
      ['one byte too many', png(32, 32, limit + 1), 413],
    ];
    for (const [name, bytes, status] of refused)
      expect([name, (await picture(bytes.toString('base64'))).status]).toEqual([name, status]);
    expect((await picture('não é base64!')).status).toBe(400);
    expect((await picture(png(32, 32, limit).toString('base64'))).status, 'exactly 2 MB').toBe(200);
    expect((await picture('')).status).toBe(200);
    expect((await read(ana)).photoProfile).toBeNull();
  });

  it('lists conversations newest first, fifteen per page, and deletes them with their messages', async () => {
    const member = await stage.join();
    const ids: number[] = [];
    for (let index = 1; index <= 17; index += 1)
      ids.unshift(await startConversation(member, `Conversa ${index}`));
    const first = await list(member);
    expect(first.totalCount).toBe(17);
    expect(first.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 15));
    expect(first.items[0]).toEqual({
      id: ids[0],
      title: 'Conversa 17',
      dataCriacao: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const second = await list(member, '?page=2&pageSize=15');
    expect(second.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(15));
    expect((await list(member, '?page=-1&pageSize=abc')).items).toHaveLength(15);
    const remove = () => stage.call('DELETE', `/api/conversations/${ids[0]}`, { token: member.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await list(member)).totalCount).toBe(16);
    const left = await stage.db.query('select 1 from messages where conversation_id = $1', [ids[0] ?? 0]);
    expect(left).toEqual([]);
  });

  it('names a conversation after its first question, once', async () => {
    const id = await startConversation(ana, '');
    const question = 'Qual é a meta de pressão arterial em pacientes com diabetes e doença renal crônica?';
    const answer = await stage.call('POST', '/api/conversations/getNewTitle', {
      token: ana.token,
      body: { answer: 'x', question, references: [], conversationId: id },
    });
    expect(answer.status).toBe(200);
    expect((await list(ana)).items[0]).toMatchObject({
      id,
      title: 'Qual é a meta de pressão arterial em pacientes…',
    });
    await stage.call('POST', '/api/conversations/getNewTitle', {
      token: ana.token,
      body: { answer: '## Um **título**', question: ' ', references: [], conversationId: id },
    });
    expect((await list(ana)).items[0]?.title).toBe('Nova Conversa');
    expect(titleOf('curta')).toBe('curta');
    expect(titleOf('Uma linha inteira\r\ne muitas outras linhas, que o título já não precisa dizer')).toBe(
      'Uma linha inteira',
    );
    expect(titleOf('Anticoagulantes diretos ou varfarina na fibrilação atrial?')).toBe(
      'Anticoagulantes diretos ou varfarina…',
    );
    expect([...titleOf('á'.repeat(80))].length).toBe(50);
  });

  it('gives nobody access to the data of another', async () => {
    const bia = await stage.join({ name: 'Beatriz Intrusa' });
    const conversation = await startConversation(ana);
    const saved = await stage.call('POST', `/api/clientCards/cliente/${ana.userId}`, {
      token: ana.token,
      body: cardOf('5555555555554444', { label: 'rotulo-secreto' }),
    });
    const card = saved.body.clientCardId;
    const routes: [string, string, unknown?][] = [
      ['GET', `/api/clientCards/cliente/${ana.userId}`],
      ['POST', `/api/clientCards/cliente/${ana.userId}`, cardOf('4111111111111111')],
      ['DELETE', `/api/clientCards/${card}`],
      ['DELETE', `/api/conversations/${conversation}`],
      [
        'POST',
        '/api/conversations/getNewTitle',
        { question: 'tomada', answer: '', references: [], conversationId: conversation },
      ],
      [
        'POST',
        '/api/subscription/create',
        { internalPlanName: 'fleming_plan', cardId: card, couponCode: null },
      ],
    ];
    for (const [method, path, body] of routes) {
      const answer = await stage.call(method, path, { token: bia.token, body });
      expect([403, 404], `${method} ${path}`).toContain(answer.status);
      expect(answer.text).not.toMatch(/secret|Sepse|Ana Prado|4444|Laranjeiras/);
    }
    expect((await list(bia)).totalCount).toBe(0);
    expect((await list(ana)).items[0]).toMatchObject({ id: conversation, title: 'Sepse na emergência' });
    const cards = await stage.call('GET', `/api/clientCards/cliente/${ana.userId}`, { token: ana.token });
    expect(cards.body).toHaveLength(1);
    await stage.call('DELETE', '/api/auth/delete-account', { token: bia.token });
    expect((await read(ana)).id).toBe(ana.userId);
  });

  it('answers 503, which clients repeat, while the database is away', async () => {
    const { query } = stage.db;
    stage.db.query = () => Promise.reject(new DatabaseUnavailable('away'));
    const path = '/api/auth/my-account';
    const answer = await stage.call('GET', path, { token: ana.token }).finally(() => {
      stage.db.query = query;
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('keeps no mail that is sent while the account is deleted', async () => {
    const member = await stage.join();
    const mailer = createMailer({
      db: stage.db,
      now: () => stage.clock.now,
      smtpUrl: undefined,
      publicUrl: '',
    });
    let sending: Promise<void> | undefined;
    const restore = afterStatement(stage.db, 'delete from outbox', async () => {
      sending = mailer.send(member.email, passwordChangedLetter('Ana Prado'));
      // PGlite runs no other statement during a transaction.
      if (url) await Promise.race([sending, isBlocked(stage.db)]);
    });
    const deleted = await stage
      .call('DELETE', '/api/auth/delete-account', { token: member.token })
      .finally(restore);
    expect(deleted.status).toBe(200);
    await sending;
    expect(await stage.mails(member.email)).toEqual([]);
  });

  it('deletes an account with all its data', async () => {
    const member = await stage.join();
    await startConversation(member);
    await stage.call('POST', `/api/clientCards/cliente/${member.userId}`, {
      token: member.token,
      body: cardOf('4111111111111111'),
    });
    await stage.call('DELETE', '/api/auth/delete-account', { token: member.token });
    for (const table of ['conversations', 'messages', 'cards', 'subscriptions', 'email_codes'])
      expect([
        table,
        await stage.db.query(`select 1 from ${table} where user_id = $1`, [member.userId]),
      ]).toEqual([table, []]);
    expect(await stage.mails(member.email)).toEqual([]);
  });
});
