import { PlansWidget } from '@vesalio/widgets';
import { useNavigate } from 'react-router';
import { brand } from '../brand.ts';
import { useDestination } from '../session/use-destination.ts';
import { useSiteConfig } from '../use-site-config.ts';
import './checkout.css';

export default function ChoosePlanPage() {
  const navigate = useNavigate();
  const config = useSiteConfig();
  const goOn = useDestination();
  return (
    <div className="vs-wrap vs-checkout">
      <PlansWidget
        quote={{
          whatsapp: config?.salesWhatsappNumber,
          email: brand.contactEmail,
          brand: brand.name,
        }}
        // The address changes before the page does, so a double click could add two payments to the history.
        onPay={(chosen) =>
          navigate('/payment', { state: chosen, replace: window.location.pathname === '/payment' })
        }
        onDone={goOn}
      />
    </div>
  );
}
