import { X } from 'lucide-react'
import { type Activation, type Licence, placesOf } from '~/domains/licences/licence'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { Card } from './card'
import type { OrderDeeds } from './use-order-deeds'

interface LicenceCardProps {
  licence: Licence | undefined
  deeds: OrderDeeds
}

export function LicenceCard({ licence, deeds }: LicenceCardProps) {
  if (!licence) {
    return (
      <Card title="License key">
        <p className="text-dense text-muted">It is made when the order is paid.</p>
      </Card>
    )
  }
  const { key, activations, activationLimit, revokedAt } = licence
  return (
    <Card title="License key" aside={revokedAt && <Badge tone="danger">Revoked</Badge>}>
      <div className="flex flex-wrap items-center gap-2 text-dense">
        <code className="break-all">{key}</code>
        <CopyButton text={key} what="license key" />
      </div>
      <p className="mt-2 text-dense text-muted">{placesOf(activations.length, activationLimit)}</p>
      <ul className="mt-2 text-dense">
        {activations.map((activation) => (
          <Place key={activation.id} activation={activation} onRemove={() => void deeds.removeActivation(activation)} />
        ))}
      </ul>
    </Card>
  )
}

function Place({ activation: { name, createdAt }, onRemove }: { activation: Activation; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-1">
      <span className="min-w-0 flex-1 break-all">{name}</span>
      <Moment at={createdAt} className="text-faint" />
      <IconButton icon={X} label={`Remove the activation of ${name}`} onClick={onRemove} />
    </li>
  )
}
