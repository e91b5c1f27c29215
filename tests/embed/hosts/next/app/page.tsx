import { VesalioPlans } from '@vesalio/widgets/react';
import { Assistant } from './assistant';

// A server component: it may use the components with texts alone, without 'use client' of its own.
export default function Page() {
  return (
    <main>
      <h1>Prontuário</h1>
      <Assistant />
      <VesalioPlans baseUrl="https://GATEWAY" />
    </main>
  );
}
