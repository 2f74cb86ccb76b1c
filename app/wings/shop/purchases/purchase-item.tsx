import { formatDay } from '~/platform/time/dates'
import { CopyButton } from '~/ui/copy-button'
import { SiteButton, SiteButtonLink } from '~/ui/site-button'
import { activationCountText } from '~/wings/shop/licenses/license'
import { Money } from '~/wings/site/settings/money'
import { useStudioLocale } from '~/wings/site/settings/use-studio-locale'
import { PurchaseFiles } from './purchase-files'
import { isPurchaseUsable, purchaseStatusMessage } from './purchase-status'
import type { Purchase } from './queries.server'

interface PurchaseItemProps {
  purchase: Purchase
  /** What was just done with it. */
  message: string | undefined
  error: string | undefined
}

export function PurchaseItem({ purchase, message, error }: PurchaseItemProps) {
  const { number, productName, tierName, payment, total, currency, invoiceUrl } = purchase
  const { language } = useStudioLocale()
  return (
    <article aria-labelledby={`order-${number}`} className="grid gap-6 border-t border-line pt-6">
      <div>
        <h2 id={`order-${number}`} className="text-h3">
          {productName}
        </h2>
        <p className="mt-1 text-muted">
          {tierName} license · order {number}
          {payment !== 'free' && (
            <>
              {' · '}
              <Money amount={total} currency={currency} />
            </>
          )}
          {invoiceUrl && (
            <span className="whitespace-nowrap">
              {' · '}
              <a href={invoiceUrl} className="link" rel="noreferrer">
                Invoice
              </a>
            </span>
          )}
        </p>
        <p className="mt-2">{purchaseStatusMessage(purchase, language)}</p>
        <div role="status">
          {message && <p className="mt-4 rounded-md border border-success px-4 py-3">{message}</p>}
        </div>
      </div>
      {error && (
        <p role="alert" className="rounded-md border border-danger px-4 py-3 text-danger">
          {error}
        </p>
      )}
      {isPurchaseUsable(purchase) && (
        <>
          <PurchaseLicense purchase={purchase} />
          <PurchaseFiles purchase={purchase} />
          <div className="flex flex-wrap gap-3">
            <ResendMailButton purchase={purchase} />
            {purchase.review && (
              <SiteButtonLink to={purchase.review.path} variant="secondary">
                {purchase.review.isWritten ? 'Edit your review' : 'Write a review'}
                <span className="sr-only">of {productName}</span>
              </SiteButtonLink>
            )}
          </div>
        </>
      )}
    </article>
  )
}

function ResendMailButton({ purchase: { id, number, files } }: { purchase: Purchase }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="resend-mail" />
      <input type="hidden" name="orderId" value={id} />
      <SiteButton type="submit" variant="secondary">
        {files.length > 0 ? 'Email me a new link' : 'Email me the license key'}
        <span className="sr-only">for order {number}</span>
      </SiteButton>
    </form>
  )
}

/** The key and where it is in use. */
function PurchaseLicense({ purchase: { id, license } }: { purchase: Purchase }) {
  if (!license) return null
  const { key, activations, activationLimit } = license
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
    <form method="post">
      <input type="hidden" name="intent" value="remove-activation" />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="activationId" value={activation.id} />
      <button
        type="submit"
        aria-label={`Remove ${activation.name}`}
        className="min-h-11 rounded-md px-2.5 text-small font-semibold text-muted hover:bg-wash hover:text-ink"
      >
        Remove
      </button>
    </form>
  )
}
