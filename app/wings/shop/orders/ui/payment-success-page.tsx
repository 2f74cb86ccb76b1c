import { Download } from 'lucide-react'
import { href } from 'react-router'
import { CopyButton } from '~/ui/copy-button'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { TextLink } from '~/ui/text-link'
import { useFormatMoney } from '~/wings/site/settings/money'
import type { OrderProgress } from '../checkout/order-progress'
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
    /** Whether there is anything to download. */
    hasFiles: boolean
  }
  delivery: { key: string; downloadPath: string | undefined } | undefined
}

const NO_FILES_YET = 'We will email you a download link when they are available.'

const titles: Record<OrderProgress, string> = {
  waiting: 'Confirming your payment',
  pending: 'Your payment is processing',
  ready: 'Thank you for your order',
  mailed: 'Check your email',
  over: 'This page has expired',
  expired: 'This order was not paid',
  revoked: 'This order is closed',
  fault: 'We are reviewing your payment',
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
        <TextLink to="/contact">Contact us</TextLink> and include the order number.
      </p>
    </Section>
  )
}

function Lead({
  progress,
  order: { productName, email, total, currency, hasFiles },
}: Pick<PaymentSuccessPageProps, 'progress' | 'order'>) {
  const format = useFormatMoney()
  const mailed = hasFiles ? 'license key and download link' : 'license key'
  switch (progress) {
    case 'waiting':
      return 'This takes a few seconds.'
    case 'pending':
      return `This can take a few days. We will email the ${mailed} to ${email}. You can close this page.`
    case 'ready':
      return `You paid ${format(total, currency)} for ${productName}. We also sent the ${mailed} to ${email}.`
    case 'mailed':
      if (!hasFiles) return `We sent your license key for ${productName} to ${email}. ${NO_FILES_YET}`
      return `We sent the download link for ${productName} to ${email}. If it does not arrive within five minutes, check your spam folder.`
    case 'over':
      return `The license key and download of ${productName} were available here for one day. Find them in the email to ${email} or on your purchases page.`
    case 'expired':
      return 'You have not been charged. You can return to checkout to complete it.'
    case 'revoked':
      return 'The license key and download links no longer work.'
    case 'fault':
      return `We received your payment, but it does not match the order. We will contact you at ${email}.`
  }
}

function NextStep({ progress, orderKey }: Pick<PaymentSuccessPageProps, 'progress' | 'orderKey'>) {
  if (progress === 'over') return <SiteButtonLink to="/purchases">View your purchases</SiteButtonLink>
  if (progress !== 'expired') return null
  return <SiteButtonLink to={`${href('/payment/cancelled')}?order=${orderKey}`}>Return to checkout</SiteButtonLink>
}

/** What was bought, here and now: the mail with the same is on its way. */
function DeliveryDetails({ order, delivery: { key, downloadPath } }: DeliveryDetailsProps) {
  return (
    <div className="grid max-w-[44rem] gap-8">
      {order.payment === 'test' && (
        <p className="rounded-md border border-warning px-4 py-3 font-medium text-warning">
          This was a test payment. No money was charged.
        </p>
      )}
      <section aria-labelledby="license-key" className="rounded-lg border border-line bg-surface p-6">
        <h2 id="license-key" className="text-h3">
          Your license key
        </h2>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <code className="font-mono text-h3 break-all select-all">{key}</code>
          <CopyButton text={key} itemName="license key" />
        </div>
      </section>
      <div className="flex flex-wrap gap-3">
        {order.hasFiles && downloadPath && (
          <SiteButtonLink to={downloadPath}>
            <Download size={20} aria-hidden="true" />
            Download {order.productName}
          </SiteButtonLink>
        )}
        {order.invoiceUrl && (
          <SiteButtonLink to={order.invoiceUrl} variant="secondary">
            View invoice
          </SiteButtonLink>
        )}
      </div>
      {!order.hasFiles && <p>{`${order.productName} has no files yet. ${NO_FILES_YET}`}</p>}
      <p className="text-muted">
        Find newer versions, new download links and your license key in{' '}
        <TextLink to="/purchases">your purchases</TextLink>.
      </p>
    </div>
  )
}
