import { PlansWidget } from '@vesalio/widgets';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '../brand.ts';
import { useDestination } from '../use-destination.ts';
import { useSiteConfig } from '../use-site-config.ts';
import './checkout.css';

export function ChoosePlanPage() {
  const navigate = useNavigate();
  const config = useSiteConfig();
  const goOn = useDestination();
  const isLeaving = useRef(false);
  return (
    <div className="vs-wrap vs-checkout">
      <PlansWidget
        quote={{
          whatsapp: config?.salesWhatsappNumber,
          email: brand.contactEmail,
          brand: brand.name,
        }}
        onPay={(chosen) => {
          // A double click must not leave two payments in the history.
          if (isLeaving.current) return;
          isLeaving.current = true;
          navigate('/payment', { state: chosen });
        }}
        onDone={goOn}
        lockCurrent
      />
    </div>
  );
}
