import plansCss from '../plans/plans.css?inline';
import { PlansWidget } from '../plans/plans-widget.tsx';
import type { ElementDefinition, ElementHost } from './define-element.tsx';
import { elementBrand } from './element-brand.ts';
import { GateNotice } from './element-gate.tsx';
import { useGatewayConfig, useSensitiveEntry } from './element-gateway.ts';
import { useSignOutMethod } from './element-methods.ts';
import partsCss from './element-parts.css?inline';
import { ElementRoot, type ElementSurface } from './element-root.tsx';
import { plansShape } from './element-shapes.ts';

function PlansElement({ host }: { host: ElementHost }) {
  return <ElementRoot host={host}>{(surface) => <Plans surface={surface} />}</ElementRoot>;
}

function Plans({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const config = useGatewayConfig(surface);
  const isAllowed = useSensitiveEntry(surface);
  useSignOutMethod(surface);
  const { name, contactEmail } = elementBrand;
  return (
    <>
      <GateNotice surface={surface} except="plan" />
      <PlansWidget
        headingLevel={surface.headingLevel}
        quote={{ whatsapp: config?.salesWhatsappNumber, email: contactEmail, brand: name }}
        onPay={({ planNameIdentifier }) => {
          host.emit('vesalio-plan', { plan: planNameIdentifier });
          if (!isAllowed) surface.navigate('/choose-plan');
        }}
        stays
        onVisitor={() => surface.navigate('/choose-plan')}
        whenKnown={surface.shared.settled}
        onDone={() => host.emit('vesalio-plan', { plan: 'free_plan' })}
      />
    </>
  );
}

export const plansElement: ElementDefinition = {
  shape: plansShape,
  component: PlansElement,
  styles: [partsCss, plansCss],
};
