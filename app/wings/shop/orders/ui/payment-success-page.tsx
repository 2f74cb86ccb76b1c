import { Download } from 'lucide-react'
import { href } from 'react-router'
import { CopyButton } from '~/ui/copy-button'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { TextLink } from '~/ui/text-link'
import type { OrderProgress } from '../checkout/order-progress'
import { formatAmount } from '../order'
import { PaymentStatusPoller } from './payment-status-poller'

interface DeliveryDetailsProps extends Pick<PaymentSuccessPageProps, 'order'> {
  delivery: NonNullable<PaymentSuccessPageProps['delivery']>
}

export interface PaymentSuccessPageProps {
  orderKey: string
  progress: OrderProgress
  order: {
    number: number
    productName: string
    tierName: string
    email: string
    payment: string
    total: number
    currency: string
    invoiceUrl: string
  }
  delivery: { key: string; downloadPath: string | undefined } | undefined
}

const titles: Record<OrderProgress, string> = {
  waiting: 'One moment',
  pending: 'Your bank is at work',
  ready: 'Thank you. It is yours.',
  mailed: 'It is on its way',
  over: 'This page has done its work',
  expired: 'This order was not paid',
  revoked: 'This order is closed',
  fault: 'We are looking at your payment',
}

export function PaymentSuccessPage({ orderKey, progress, order, delivery }: PaymentSuccessPageProps) {
  const isWaiting = progress === 'waiting' || progress === 'pending'
  return (
    <Section title={titles[progress]} level={1} lead={<Lead progress={progress} order={order} />}>
      {isWaiting && <PaymentStatusPoller key={progress} orderKey={orderKey} progress={progress} />}
      {delivery && <DeliveryDetails order={order} delivery={delivery} />}
      <NextStep progress={progress} orderKey={orderKey} />
      <p className="mt-10 text-small text-muted">
        Order {order.number}: {order.productName}, {order.tierName} license. Questions?{' '}
        <TextLink to="/contact">Write to us</TextLink> and name the number.
      </p>
    </Section>
  )
}

function Lead({
  progress,
  order: { productName, email, total, currency },
}: Pick<PaymentSuccessPageProps, 'progress' | 'order'>) {
  switch (progress) {
    case 'waiting':
      return 'We are waiting for your payment to be confirmed. That takes a few seconds.'
    case 'pending':
      return `You have done everything. As soon as the money is here, key and download go to ${email}. This can take some days, and you need not stay on this page.`
    case 'ready':
      return `You have paid ${formatAmount(total, currency)} for ${productName}. The same key and links are on their way to ${email}.`
    case 'mailed':
      return `The link to ${productName} goes to ${email}. If it is not there in five minutes, look in the spam folder.`
    case 'over':
      return `It showed the key and the download of ${productName} for a day. Both are in the mail to ${email}, and at your purchases.`
    case 'expired':
      return 'Nothing was charged. You can go back to it with everything that you typed.'
    case 'revoked':
      return 'Its license key and its download links do not work any more.'
    case 'fault':
      return `Your payment has arrived, but it does not fit the order. We have been told, and write to ${email}.`
  }
}

function NextStep({ progress, orderKey }: Pick<PaymentSuccessPageProps, 'progress' | 'orderKey'>) {
  if (progress === 'over') return <SiteButtonLink to="/purchases">Open your purchases</SiteButtonLink>
  if (progress !== 'expired') return null
  return <SiteButtonLink to={`${href('/payment/cancelled')}?order=${orderKey}`}>Go back to the order</SiteButtonLink>
}

/** What was bought, here and now: the mail with the same is on its way. */
function DeliveryDetails({ order, delivery: { key, downloadPath } }: DeliveryDetailsProps) {
  return (
    <div className="grid max-w-[44rem] gap-8">
      {order.payment === 'test' && (
        <p className="rounded-md border border-warning px-4 py-3 font-medium text-warning">
          This was a test payment. No money was taken.
        </p>
      )}
      <section aria-labelledby="license-key" className="rounded-lg border border-line bg-surface p-6">
        <h2 id="license-key" className="text-h3">
          Your license key
        </h2>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <code className="font-mono text-h3 break-all select-all">{key}</code>
          <CopyButton text={key} itemName="key" />
        </div>
      </section>
      <div className="flex flex-wrap gap-3">
        {downloadPath && (
          <SiteButtonLink to={downloadPath}>
            <Download size={20} aria-hidden="true" />
            Download {order.productName}
          </SiteButtonLink>
        )}
        {order.invoiceUrl && (
          <SiteButtonLink to={order.invoiceUrl} variant="secondary">
            Open the invoice
          </SiteButtonLink>
        )}
      </div>
      <p className="text-muted">
        Newer versions, fresh links and your key are always at <TextLink to="/purchases">your purchases</TextLink>.
      </p>
    </div>
  )
}
