import { createNoticeStore } from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../fixtures.ts';

const setup = () => {
  const clock = createTestClock();
  return { clock, notices: createNoticeStore(clock) };
};

describe('notices', () => {
  it('disappear after five seconds, with 300 ms of animation', async () => {
    const { clock, notices } = setup();
    notices.notify('success', 'Feito.');
    await clock.tick(4_999);
    expect(notices.getState().items).toMatchObject([{ text: 'Feito.', leaving: false }]);
    await clock.tick(1);
    expect(notices.getState().items).toMatchObject([{ leaving: true }]);
    await clock.tick(299);
    expect(notices.getState().items).toHaveLength(1);
    await clock.tick(1);
    expect(notices.getState().items).toEqual([]);
  });

  it('stay while paused, and disappear five seconds after they are resumed', async () => {
    const { clock, notices } = setup();
    const id = notices.notify('error', 'Falhou.');
    await clock.tick(3_000);
    notices.pause(id);
    await clock.tick(60_000);
    expect(notices.getState().items).toMatchObject([{ leaving: false }]);
    notices.resume(id);
    await clock.tick(5_000);
    expect(notices.getState().items).toMatchObject([{ leaving: true }]);
  });

  it('end in their time when a pointer leaves that never stopped them', async () => {
    const { clock, notices } = setup();
    const id = notices.notify('info', 'Enviado.');
    await clock.tick(3_000);
    notices.resume(id);
    await clock.tick(2_000);
    expect(notices.getState().items).toMatchObject([{ leaving: true }]);
  });

  it('that are leaving neither stop nor stay when they are paused and resumed', async () => {
    const { clock, notices } = setup();
    const id = notices.notify('error', 'Falhou.');
    await clock.tick(5_000);
    notices.pause(id);
    notices.resume(id);
    await clock.tick(300);
    expect(notices.getState().items).toEqual([]);
  });

  it('about the same action replace each other, such as a failure and then a success', () => {
    const { notices } = setup();
    notices.notify('error', 'Não copiado.', 'copy');
    notices.notify('error', 'Sem lista.');
    notices.notify('success', 'Copiado.', 'copy');
    expect(notices.getState().items).toMatchObject([{ text: 'Sem lista.' }, { text: 'Copiado.' }]);
  });

  it('show the same sentence only once, as a new notice that is announced again', async () => {
    const { clock, notices } = setup();
    const first = notices.notify('success', 'Removida.');
    notices.notify('info', 'Removida.');
    await clock.tick(4_000);
    const second = notices.notify('success', 'Removida.');
    expect(second).not.toBe(first);
    expect(notices.getState().items.map((item) => item.type)).toEqual(['info', 'success']);
    await clock.tick(4_000);
    expect(notices.getState().items).toMatchObject([{ id: second, leaving: false }]);
  });

  it('leave when their subject has changed, by another notice or without one', async () => {
    const { clock, notices } = setup();
    const shown = () =>
      notices
        .getState()
        .items.filter((item) => !item.leaving)
        .map(({ text }) => text);
    notices.notify('success', 'Copiado.');
    for (const text of ['Erro.', 'Removido.', 'Removido.']) notices.notify('info', text, 'cards');
    notices.notify('info', 'Cancelado.', 'plan');
    expect(shown()).toEqual(['Copiado.', 'Removido.', 'Cancelado.']);
    notices.outdate('plan');
    expect(shown()).toEqual(['Copiado.', 'Removido.']);
    await clock.tick(5_300);
    expect(notices.getState().items).toEqual([]);
  });
});
