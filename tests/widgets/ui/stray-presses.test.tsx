import { render, screen } from '@testing-library/react';
import { Dialog, Menu } from '@vesalio/widgets';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

const below = vi.fn();
const confirm = vi.fn();
const pin = vi.fn();

function Row() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="vesalio">
      <button type="button" onClick={below}>
        Conversa
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Excluir
      </button>
      <Menu label="Opções" items={[{ id: 'pin', label: 'Fixar', onSelect: pin }]} />
      <Dialog open={isAsking} title="Confirmar" onClose={() => setAsking(false)}>
        <button type="button" onClick={confirm}>
          Remover
        </button>
      </Dialog>
    </div>
  );
}

let at = 0;

/** Presses at a point, this many milliseconds after the previous press. By default a tap; the browser counts clicks. */
async function press(
  name: string,
  { after = 1_000, x = 100, y = 100, detail = 1, pointerType = 'touch' } = {},
) {
  const init = { bubbles: true, composed: true, clientX: x, clientY: y, detail };
  const event = Object.assign(new MouseEvent('click', init), { pointerType });
  at += after;
  Object.defineProperty(event, 'timeStamp', { value: at });
  const control = await screen.findByRole(name === 'Fixar' ? 'menuitem' : 'button', { name });
  control.dispatchEvent(event);
}

/** Whether the second mouse button press of a double click may move the focus to what is at its place. */
function movesFocus(name: string, { detail = 2, y = 100 } = {}): boolean {
  const init = { bubbles: true, cancelable: true, composed: true, clientX: 100, clientY: y, detail };
  return screen.getByRole('button', { name }).dispatchEvent(new MouseEvent('mousedown', init));
}

const times = ({ mock }: typeof below) => mock.calls.length;

beforeEach(() => {
  vi.clearAllMocks();
  render(<Row />);
});

test('the second click of a double click does not press a control that the first has put in that place', async () => {
  await press('Opções');
  await press('Fixar');
  await press('Conversa', { after: 150 });
  expect([times(pin), times(below)]).toEqual([1, 0]);

  await press('Excluir');
  await press('Remover', { after: 150 });
  expect(times(confirm)).toBe(0);
  await press('Remover');
  expect(times(confirm)).toBe(1);
});

test('with a mouse the browser reports which click is the second', async () => {
  const pointerType = 'mouse';
  await press('Opções', { pointerType });
  await press('Fixar', { pointerType });
  await press('Conversa', { pointerType, after: 150, detail: 2 });
  expect(times(below)).toBe(0);
  await press('Opções', { pointerType });
  await press('Conversa', { pointerType, after: 50 });
  expect(times(below)).toBe(1);
});

test('nor does a double click move the focus to what its first half has put there', async () => {
  await press('Excluir', { pointerType: 'mouse' });
  const remove = await screen.findByRole('button', { name: 'Remover' });
  expect(remove).toBeTruthy();
  expect(movesFocus('Remover')).toBe(false);
  expect(movesFocus('Excluir')).toBe(true);
  expect(movesFocus('Remover', { y: 140 })).toBe(true);
  expect(movesFocus('Remover', { detail: 1 })).toBe(true);
});

test('a press that is later, elsewhere, by key or on the same control is accepted', async () => {
  await press('Opções');
  await press('Conversa', { after: 400 });
  expect(times(below)).toBe(1);
  await press('Opções');
  await press('Conversa', { after: 150, y: 120 });
  expect(times(below)).toBe(2);
  await press('Conversa', { after: 150, y: 120 });
  expect(times(below)).toBe(3);
  await press('Opções', { x: 0, y: 0 });
  await press('Conversa', { after: 10, x: 0, y: 0 });
  expect(times(below)).toBe(4);
});
