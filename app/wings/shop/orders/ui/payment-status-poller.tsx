import type { OrderProgress } from '../checkout/order-progress'

interface PaymentStatusPollerProps {
  orderKey: string
  progress: OrderProgress
}

/** Says that the payment is awaited (payment-status.island.ts). Without scripts the page is simply loaded again. */
export function PaymentStatusPoller({ orderKey, progress }: PaymentStatusPollerProps) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <div
        role="status"
        data-island="payment-status"
        data-order={orderKey}
        data-progress={progress}
        data-long={messages.long}
        className="flex max-w-[44rem] items-center gap-4 rounded-lg border border-line bg-surface p-6"
      >
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border-3 border-line border-t-accent motion-safe:animate-spin"
        />
        <p>{messages[progress === 'pending' ? 'pending' : 'waiting']}</p>
      </div>
    </>
  )
}

const messages = {
  waiting: 'Waiting for payment confirmation. This page updates automatically.',
  pending: 'Waiting for your bank. You can close this page: we will email you the license key and download link.',
  long: 'This is taking longer than usual. Please do not pay again: we will email you the license key and download link when the payment is confirmed. You can close this page.',
}
