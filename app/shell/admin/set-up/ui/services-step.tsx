import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { PaymentSwitches } from '~/wings/shop/orders/payment-switches'
import { ServiceRow } from '../../ui/service-row'
import { TestMailButton } from '../../ui/test-mail-button'
import { useServiceHealth } from '../../ui/use-service-health'
import type { LoadedServices } from '../load-set-up-step.server'
import { SkipStep } from './skip-step'

/** Whether emails leave the site and how customers pay. Both are set where the site runs; here is what came of it. */
export function ServicesStep({ services, payments, me, status }: LoadedServices) {
  const { checks, error, isAsking, ask } = useServiceHealth()
  const { revalidate } = useRevalidator()
  const checkAgain = () => void Promise.all([revalidate(), ask()])
  return (
    <>
      <p className="text-dense text-muted">
        Both are set with environment variables where the site runs, so that keys and passwords never pass through the
        browser. Set the variables named below, restart the site and check again.
      </p>
      <ul className="grid divide-y divide-line border-y border-line">
        {services.map((service) => (
          <ServiceRow
            key={service.name}
            service={service}
            health={checks?.find(({ name }) => name === service.name)}
            isAsking={isAsking}
          >
            {service.name === 'Payments' && payments && <PaymentSwitches settings={payments} />}
            {service.name === 'Email' && (
              <div className="mt-2">
                <TestMailButton me={me} />
              </div>
            )}
          </ServiceRow>
        ))}
      </ul>
      <p role="status" className="text-dense text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-2">
        <SkipStep step="services" status={status} variant="primary" />
        <Button icon={RefreshCw} disabled={isAsking} onClick={checkAgain}>
          Check again
        </Button>
      </div>
    </>
  )
}
