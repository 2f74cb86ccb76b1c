import { Form } from 'react-router'
import { activationCountText } from '~/domains/licences/licence'
import { formatDay } from '~/platform/dates'
import { CopyButton } from '~/ui/copy-button'
import type { Purchase } from '../queries.server'

/** The key and where it is in use. */
export function PurchaseLicense({ purchase: { id, licence } }: { purchase: Purchase }) {
  if (!licence) return null
  const { key, activations, activationLimit } = licence
  return (
    <section>
      <h3 className="font-sans font-semibold">License key</h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <code className="break-all">{key}</code>
        <CopyButton text={key} itemName="license key" className="-ml-2.5" />
      </div>
      <p className="text-small text-muted">{activationCountText(activations.length, activationLimit)}</p>
      {activations.length > 0 && (
        <ul className="mt-2 max-w-xl">
          {activations.map((activation) => (
            <li key={activation.id} className="flex flex-wrap items-center gap-x-4 border-t border-line py-1">
              <span className="min-w-0 flex-1 basis-48 break-all">{activation.name}</span>
              <span className="text-small text-muted">since {formatDay(activation.createdAt)}</span>
              <RemoveActivationButton orderId={id} activation={activation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RemoveActivationButton({
  orderId,
  activation,
}: {
  orderId: string
  activation: { id: string; name: string }
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="free-place" />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="activationId" value={activation.id} />
      <button
        type="submit"
        aria-label={`Remove ${activation.name}`}
        className="min-h-11 rounded-md px-2.5 text-small font-semibold text-muted hover:bg-wash hover:text-ink"
      >
        Remove
      </button>
    </Form>
  )
}
