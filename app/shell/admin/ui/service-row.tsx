import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import type { ServiceHealth } from '../check-services.server'
import type { ConnectedService } from '../connected-services.server'

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
  children?: React.ReactNode
}

/** What the site is connected to, in which mode, and whether it answers. */
export function ServiceRow({
  service: { name, state, description, variables },
  health,
  isAsking,
  children,
}: ServiceRowProps) {
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
      <p className="break-words text-faint">{variables.join(', ')}</p>
      {children}
    </li>
  )
}

function ResponseTime({ health, isAsking }: Pick<ServiceRowProps, 'health' | 'isAsking'>) {
  if (isAsking) return <span className="text-faint">Checking…</span>
  if (!health || health.error) return null
  return <span className="text-faint tabular-nums">{`responded in ${formatNumber(health.durationMs)} ms`}</span>
}
