import '@vesalio/widgets/elements/chat';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  provideZonelessChangeDetection,
  signal,
  viewChild,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { VesalioChatElement, VesalioChatElementEventMap } from '@vesalio/widgets/elements/chat';

@Component({
  selector: 'host-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <vesalio-chat
      #chat
      base-url="https://GATEWAY"
      [getToken]="getToken"
      [suggestions]="suggestions"
      (vesalio-session)="follow($event)"
    >
      <a href="https://GATEWAY/chat">Abrir assistente clínico</a>
    </vesalio-chat>
    <output>{{ state() }}</output>
    <button type="button" (click)="ask()">Perguntar</button>
  `,
})
class Host {
  readonly chat = viewChild.required<ElementRef<VesalioChatElement>>('chat');
  readonly state = signal('');
  readonly suggestions = ['Qual a dose de ataque?'];

  readonly getToken = async () => {
    const answer = await fetch('/assistant-token', { method: 'POST' });
    if (!answer.ok) throw new Error(`assistant-token answered ${answer.status}`);
    return answer.text();
  };

  follow(event: VesalioChatElementEventMap['vesalio-session']) {
    this.state.set(event.detail.state);
  }

  ask() {
    void this.chat().nativeElement.ask('Qual a meta de pressão arterial no idoso?');
  }
}

bootstrapApplication(Host, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
