import { Download } from 'lucide-react'
import { ButtonLink } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { TextLink } from '~/ui/text-link'
import type { SuccessPageProps } from './success-page'

interface DeliveryPanelProps extends Pick<SuccessPageProps, 'order'> {
  delivery: NonNullable<SuccessPageProps['delivery']>
}

/** What was bought, here and now: the mail with the same is on its way. */
export function DeliveryPanel({ order, delivery: { key, downloadPath } }: DeliveryPanelProps) {
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
          <CopyButton text={key} what="key" />
        </div>
      </section>
      <div className="flex flex-wrap gap-3">
        {downloadPath && (
          <ButtonLink to={downloadPath}>
            <Download size={20} aria-hidden="true" />
            Download {order.productName}
          </ButtonLink>
        )}
        {order.invoiceUrl && (
          <ButtonLink to={order.invoiceUrl} variant="secondary">
            Open the invoice
          </ButtonLink>
        )}
      </div>
      <p className="text-muted">
        Newer versions, fresh links and your key are always at <TextLink to="/purchases">your purchases</TextLink>.
      </p>
    </div>
  )
}
