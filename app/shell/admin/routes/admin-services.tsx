import { Mail } from 'lucide-react'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { howToPay } from '~/domains/orders/how-to-pay.server'
import { findPaymentSettings } from '~/domains/orders/payment-settings.server'
import { PaymentSwitches } from '~/domains/orders/payment-switches'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { listServices, type Service } from '../services.server'
import type { Route } from './+types/admin-services'

export async function loader({ context }: Route.LoaderArgs) {
  const env = context.get(environmentContext)
  return {
    services: listServices(env),
    payments: howToPay(env) === 'stripe' ? await findPaymentSettings(context.get(databaseContext)) : null,
    me: context.get(adminContext).email,
  }
}

export function meta() {
  return [{ title: 'Services – Settings' }, { name: 'robots', content: 'noindex' }]
}

/** What the site is connected to, and whether it answers. */
export default function AdminServices({ loaderData }: Route.ComponentProps) {
  const { services, payments, me } = loaderData
  return (
    <div className="grid max-w-3xl gap-5">
      <ul className="grid divide-y divide-line border-y border-line">
        {services.map((service) => (
          <ServiceRow key={service.name} service={service}>
            {service.name === 'Payments' && payments && <PaymentSwitches settings={payments} />}
          </ServiceRow>
        ))}
      </ul>
      <TestMail me={me} />
      <p className="text-dense text-muted">
        Services are set by variables of the environment, so that no key is ever stored or shown here.
      </p>
    </div>
  )
}

const badges = {
  on: { tone: 'success', text: 'On' },
  'stand-in': { tone: 'warning', text: 'Stand-in' },
  off: { tone: 'danger', text: 'Off' },
} as const

interface ServiceRowProps {
  service: Service
  /** What can be set up of it here. */
  children: React.ReactNode
}

function ServiceRow({ service: { name, state, words, variables }, children }: ServiceRowProps) {
  return (
    <li className="grid gap-1 py-3 text-dense">
      <div className="flex items-center gap-3">
        <h2 className="font-semibold">{name}</h2>
        <Badge tone={badges[state].tone}>{badges[state].text}</Badge>
      </div>
      <p>{words}</p>
      <p className="text-faint">{variables.join(', ')}</p>
      {children}
    </li>
  )
}

function TestMail({ me }: { me: string }) {
  const change = useChange()
  const send = () =>
    change<{ to: string }>({
      path: '/admin/settings/services/test-mail',
      done: ({ to }) => `A test mail to ${to} is in the outbox.`,
    })
  return (
    <div className="grid justify-items-start gap-1.5 text-dense">
      <Button icon={Mail} onClick={() => void send()}>
        Send me a test mail
      </Button>
      <p className="break-words text-faint">It goes to {me}.</p>
    </div>
  )
}
