import { VesalioPlans } from '@vesalio/widgets/react';
import { Assistant } from './assistant';

// A server component. It can pass plain strings to the components without 'use client'.
export default function Page() {
  return (
    <main>
      <h1>Prontuário</h1>
      <Assistant />
      <VesalioPlans baseUrl="https://GATEWAY" />
    </main>
  );
}
