'use client';
import type { VesalioChatElement } from '@vesalio/widgets/elements/chat';
import { VesalioChat } from '@vesalio/widgets/react';
import { useRef, useState } from 'react';

const SUGGESTIONS = ['Qual a dose de ataque?'];

async function getToken(): Promise<string> {
  const answer = await fetch('/assistant-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`assistant-token answered ${answer.status}`);
  return answer.text();
}

export function Assistant() {
  const chat = useRef<VesalioChatElement>(null);
  const [state, setState] = useState('');
  return (
    <>
      <VesalioChat
        ref={chat}
        baseUrl="https://GATEWAY"
        getToken={getToken}
        suggestions={SUGGESTIONS}
        onSession={(event) => setState(event.detail.state)}
      >
        <a href="https://GATEWAY/chat">Abrir assistente clínico</a>
      </VesalioChat>
      <output>{state}</output>
      <button type="button" onClick={() => chat.current?.ask('Qual a meta de pressão arterial no idoso?')}>
        Perguntar
      </button>
    </>
  );
}
