import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLegalIdentity, privacyPolicy, termsOfUse } from '@vesalio/core';
import { LegalText } from './legal-text.tsx';

const meta: Meta<typeof LegalText> = { title: 'Partes/Texto legal', component: LegalText };
export default meta;
type Story = StoryObj<typeof LegalText>;

export const Terms: Story = { name: 'Termos de uso', args: { document: termsOfUse(defaultLegalIdentity) } };
export const Privacy: Story = {
  name: 'Política de privacidade',
  args: { document: privacyPolicy(defaultLegalIdentity), headingLevel: 3 },
};
