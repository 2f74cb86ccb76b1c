import { RefreshCw } from 'lucide-react'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { Button } from '~/ui/workspace/button'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { findPaymentSettings } from '~/wings/shop/orders/payment-settings.server'
import { PaymentSwitches } from '~/wings/shop/orders/payment-switches'
import { adminContext } from '~/wings/site/admin-context.server'
import { listConnectedServices } from '../connected-services.server'
import { ServiceRow } from '../ui/service-row'
import { TestMailButton } from '../ui/test-mail-button'
import { useServiceHealth } from '../ui/use-service-health'
import type { Route } from './+types/admin-services'

export async function loader({ context }: Route.LoaderArgs) {
  const env = context.get(environmentContext)
  return {
    services: listConnectedServices(env),
    payments: getPaymentMode(env) === 'stripe' ? await findPaymentSettings(context.get(databaseContext)) : null,
    me: context.get(adminContext).email,
  }
}

export function meta() {
  return noindexMeta('Services – Settings')
}

/** What the site is connected to, and whether it answers. */
export default function AdminServices({ loaderData }: Route.ComponentProps) {
  const { services, payments, me } = loaderData
  const { checks, error, isAsking, ask } = useServiceHealth()
  return (
    <div className="grid max-w-3xl gap-5">
      <ul className="grid divide-y divide-line border-y border-line">
        {services.map((service) => (
          <ServiceRow
            key={service.name}
            service={service}
            health={checks?.find(({ name }) => name === service.name)}
            isAsking={isAsking}
          >
            {service.name === 'Payments' && payments && <PaymentSwitches settings={payments} />}
          </ServiceRow>
        ))}
      </ul>
      <div className="grid justify-items-start gap-1.5 text-dense">
        <Button icon={RefreshCw} disabled={isAsking} onClick={() => void ask()}>
          Check again
        </Button>
        <p role="status" className="text-danger">
          {error}
        </p>
      </div>
      <TestMailButton me={me} />
      <p className="text-dense text-muted">Services are configured with environment variables.</p>
    </div>
  )
}
