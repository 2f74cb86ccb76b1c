import { Mail, RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { findPaymentSettings } from '~/wings/shop/orders/payment-settings.server'
import { PaymentSwitches } from '~/wings/shop/orders/payment-switches'
import { adminContext } from '~/wings/site/admin-context.server'
import { backOfficeClient } from '../api'
import type { ServiceHealth } from '../check-services.server'
import { type ConnectedService, listConnectedServices } from '../connected-services.server'
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

const badges = {
  on: { tone: 'success', text: 'On' },
  'stand-in': { tone: 'warning', text: 'Not configured' },
  off: { tone: 'danger', text: 'Off' },
} as const

const unreachableBadge = { tone: 'danger', text: 'Unreachable' } as const

interface ServiceRowProps {
  service: ConnectedService
  health: ServiceHealth | undefined
  isAsking: boolean
  /** What can be set up of it here. */
  children: React.ReactNode
}

function ServiceRow({ service: { name, state, description, variables }, health, isAsking, children }: ServiceRowProps) {
  const { tone, text } = health?.error ? unreachableBadge : badges[state]
  return (
    <li className="grid gap-1 py-3 text-dense">
      <div className="flex items-center gap-3">
        <h2 className="font-semibold">{name}</h2>
        <Badge tone={tone}>{text}</Badge>
        {state === 'on' && <ResponseTime health={health} isAsking={isAsking} />}
      </div>
      {health?.error && (
        <p role="alert" className="text-danger">
          {health.error}
        </p>
      )}
      <p>{description}</p>
      <p className="text-faint">{variables.join(', ')}</p>
      {children}
    </li>
  )
}

function ResponseTime({ health, isAsking }: Pick<ServiceRowProps, 'health' | 'isAsking'>) {
  if (isAsking) return <span className="text-faint">Checking…</span>
  if (!health || health.error) return null
  return <span className="text-faint tabular-nums">{`responded in ${formatNumber(health.durationMs)} ms`}</span>
}

function TestMailButton({ me }: { me: string }) {
  const change = useMutation()
  const send = () =>
    change({
      ...backOfficeClient.post('/test-mail'),
      successMessage: ({ to }) => `Test email to ${to} added to the outbox.`,
    })
  return (
    <div className="grid justify-items-start gap-1.5 text-dense">
      <Button icon={Mail} onClick={() => void send()}>
        Send test email
      </Button>
      <p className="break-words text-faint">Sent to {me}.</p>
    </div>
  )
}

/** What the services say when they are asked, once the screen is there and whenever somebody asks again. */
function useServiceHealth() {
  const [state, setState] = useState<{ checks?: ServiceHealth[]; error?: string }>({})
  const ask = useCallback(async () => {
    setState({})
    const reply = await callApi(backOfficeClient.get('/service-health'))
    setState(reply.ok ? reply.body : { error: reply.message })
  }, [])
  useEffect(() => void ask(), [ask])
  return { ...state, isAsking: !state.checks && !state.error, ask }
}
