import { Link } from 'react-router'
import { DescriptionList } from '~/ui/workspace/description-list'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { productPath } from '~/wings/shop/products/product'
import { Money } from '~/wings/site/settings/money'
import { countryName } from '~/wings/site/visits/country'
import type { Refund } from '../fulfillment/refund'
import type { OrderView } from '../management/order-details.queries.server'
import type { PaymentProvider } from '../order'
import { OrderCard } from './order-card'
import { RefundList } from './refund-list'

const paymentLabels: Record<PaymentProvider, string> = {
  stripe: 'Stripe',
  test: 'Test payment: no money was charged',
  free: 'Free',
}

export function PurchaseCard({ order, ordersOfCustomer }: { order: OrderView; ordersOfCustomer: number }) {
  const { productSlug, productName, tierName, customerId, buyerName, email, createdAt } = order
  const others = ordersOfCustomer > 1 ? `${ordersOfCustomer} orders` : '1 order'
  return (
    <OrderCard title="Purchase">
      <DescriptionList
        items={[
          [
            'Product',
            <Link key="product" to={productPath(productSlug)} className="link">
              {productName}
            </Link>,
          ],
          ['License', tierName],
          [
            'Customer',
            <span key="customer">
              <Link to={`/admin/orders/customers/${customerId}`} className="link">
                {buyerName || email}
              </Link>{' '}
              <span className="text-faint">({others})</span>
            </span>,
          ],
          [
            'Email',
            <a key="mail" href={`mailto:${email}`} className="link break-all">
              {email}
            </a>,
          ],
          ['Placed', <RelativeTime key="placed" at={createdAt} isExact />],
          ['Consent', order.consentText && <Consent key="agreed" order={order} />],
        ]}
      />
    </OrderCard>
  )
}

function Consent({ order: { consentText, consentedAt } }: { order: OrderView }) {
  return (
    <>
      “{consentText}” <RelativeTime at={consentedAt} isExact className="text-faint" />
    </>
  )
}

export function AmountCard({ order, refunds }: { order: OrderView; refunds: Refund[] }) {
  const { price, discount, coupon, tax, total, refunded, currency, invoiceUrl } = order
  const amount = (of: number) => (
    <span className="tabular-nums">
      <Money amount={of} currency={currency} />
    </span>
  )
  return (
    <OrderCard title="Amount">
      <DescriptionList
        items={[
          ['Price', amount(price)],
          [
            'Discount',
            discount > 0 && (
              <span key="discount">
                −{amount(discount)}
                {coupon && ` with ${coupon}`}
              </span>
            ),
          ],
          ['Tax', tax > 0 && amount(tax)],
          ['Total', <strong key="total">{amount(total)}</strong>],
          [
            'Refunded',
            (refunded > 0 || refunds.length > 0) && <RefundList key="refunded" order={order} refunds={refunds} />,
          ],
          ['Net payment', refunded > 0 && <strong key="kept">{amount(total - refunded)}</strong>],
          ['Payment', paymentLabels[order.payment]],
          [
            'Payment ID',
            order.paymentId && (
              <code key="id" className="break-all">
                {order.paymentId}
              </code>
            ),
          ],
          ['Company', order.businessName],
          ['VAT number', order.vatNumber],
          ['Country', countryName(order.country)],
          [
            'Invoice',
            invoiceUrl && (
              <a key="invoice" href={invoiceUrl} target="_blank" rel="noreferrer" className="link">
                View invoice
              </a>
            ),
          ],
        ]}
      />
    </OrderCard>
  )
}

const utmLabels: Record<string, string> = {
  source: 'UTM source',
  medium: 'UTM medium',
  campaign: 'UTM campaign',
  term: 'UTM term',
  content: 'UTM content',
}

export function OriginCard({ order: { referrer, landingPath, utm, sessionId } }: { order: OrderView }) {
  return (
    <OrderCard title="Traffic source">
      <DescriptionList
        items={[
          [
            'Referrer',
            referrer === 'direct' ? (
              'Direct'
            ) : (
              <span key="from" className="break-all">
                {referrer}
              </span>
            ),
          ],
          ['Entry page', landingPath],
          ...Object.entries(utm).map(([name, value]) => [utmLabels[name] ?? name, value] as const),
          ['Session ID', sessionId && <code key="visit">{sessionId}</code>],
        ]}
      />
    </OrderCard>
  )
}
