import { Form } from 'react-router'
import { formatAmount } from '~/domains/orders/order'
import { SiteButton } from '~/ui/button'
import type { Purchase } from '../queries.server'
import { PurchaseFiles } from './purchase-files'
import { PurchaseLicense } from './purchase-key'
import { isPurchaseUsable, purchaseStatusMessage } from './purchase-status'

interface PurchaseItemProps {
  purchase: Purchase
  /** What was just done with it. */
  message: string | undefined
  error: string | undefined
}

export function PurchaseItem({ purchase, message: said, error: refused }: PurchaseItemProps) {
  const { number, productName, tierName, payment, total, currency, invoiceUrl } = purchase
  return (
    <article aria-labelledby={`order-${number}`} className="grid gap-6 border-t border-line pt-6">
      <div>
        <h2 id={`order-${number}`} className="text-h3">
          {productName}
        </h2>
        <p className="mt-1 text-muted">
          {tierName} license · order {number}
          {payment !== 'free' && ` · ${formatAmount(total, currency)}`}
          {invoiceUrl && (
            <span className="whitespace-nowrap">
              {' · '}
              <a href={invoiceUrl} className="link" rel="noreferrer">
                Invoice
              </a>
            </span>
          )}
        </p>
        <p className="mt-2">{purchaseStatusMessage(purchase)}</p>
        <div role="status">{said && <p className="mt-4 rounded-md border border-success px-4 py-3">{said}</p>}</div>
      </div>
      {refused && (
        <p role="alert" className="rounded-md border border-danger px-4 py-3 text-danger">
          {refused}
        </p>
      )}
      {isPurchaseUsable(purchase) && (
        <>
          <PurchaseLicense purchase={purchase} />
          <PurchaseFiles purchase={purchase} />
          <ResendMailButton purchase={purchase} />
        </>
      )}
    </article>
  )
}

function ResendMailButton({ purchase: { id, number } }: { purchase: Purchase }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="orderId" value={id} />
      <SiteButton type="submit" variant="secondary">
        Mail me a fresh link
        <span className="sr-only">to order {number}</span>
      </SiteButton>
    </Form>
  )
}
