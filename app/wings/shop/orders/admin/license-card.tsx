import { X } from 'lucide-react'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { activationCountText, type License, type LicenseActivation } from '~/wings/shop/licenses/license'
import { OrderCard } from './order-card'
import type { OrderActionCallbacks } from './use-order-actions'

interface LicenseCardProps {
  license: License | undefined
  actions: OrderActionCallbacks
}

export function LicenseCard({ license, actions }: LicenseCardProps) {
  if (!license) {
    return (
      <OrderCard title="License key">
        <p className="text-dense text-muted">Created when the order is paid.</p>
      </OrderCard>
    )
  }
  const { key, activations, activationLimit, revokedAt } = license
  return (
    <OrderCard title="License key" aside={revokedAt && <Badge tone="danger">Revoked</Badge>}>
      <div className="flex flex-wrap items-center gap-2 text-dense">
        <code className="break-all">{key}</code>
        <CopyButton text={key} itemName="license key" />
      </div>
      <p className="mt-2 text-dense text-muted">{activationCountText(activations.length, activationLimit)}</p>
      <ul className="mt-2 text-dense">
        {activations.map((activation) => (
          <ActivationRow
            key={activation.id}
            activation={activation}
            onRemove={() => void actions.removeActivation(activation)}
          />
        ))}
      </ul>
    </OrderCard>
  )
}

function ActivationRow({
  activation: { name, createdAt },
  onRemove,
}: {
  activation: LicenseActivation
  onRemove: () => void
}) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-1">
      <span className="min-w-0 flex-1 break-all">{name}</span>
      <RelativeTime at={createdAt} className="text-faint" />
      <IconButton icon={X} label={`Remove activation of ${name}`} onClick={onRemove} />
    </li>
  )
}
