import { Form } from 'react-router'
import { formatAmount } from '~/domains/orders/order'
import { Button } from '~/ui/button'
import type { Purchase } from '../queries.server'
import { PurchaseFiles } from './purchase-files'
import { PurchaseKey } from './purchase-key'
import { canUse, statusOf } from './purchase-status'

interface PurchaseEntryProps {
  purchase: Purchase
  /** What was just done with it. */
  said: string | undefined
  refused: string | undefined
}

export function PurchaseEntry({ purchase, said, refused }: PurchaseEntryProps) {
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
        <p className="mt-2">{statusOf(purchase)}</p>
        <div role="status">{said && <p className="mt-4 rounded-md border border-success px-4 py-3">{said}</p>}</div>
      </div>
      {refused && (
        <p role="alert" className="rounded-md border border-danger px-4 py-3 text-danger">
          {refused}
        </p>
      )}
      {canUse(purchase) && (
        <>
          <PurchaseKey purchase={purchase} />
          <PurchaseFiles purchase={purchase} />
          <MailAgain purchase={purchase} />
        </>
      )}
    </article>
  )
}

function MailAgain({ purchase: { id, number } }: { purchase: Purchase }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="orderId" value={id} />
      <Button type="submit" variant="secondary">
        Mail me a fresh link
        <span className="sr-only">to order {number}</span>
      </Button>
    </Form>
  )
}
