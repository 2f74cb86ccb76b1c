import { Form, href } from 'react-router'
import { SiteButton } from '~/ui/site-button'
import { SuccessMessage } from '~/ui/success-message'
import type { DownloadLinkState } from '../download-link.queries.server'
import { DownloadPage } from '../download-page'

interface InactiveDownloadLinkProps {
  state: Exclude<DownloadLinkState, 'ready'>
  productName: string
  token: string
  isFreshSent: boolean
}

/** A link that is over, why, and the way on. Nobody is told that they have not paid. */
export function InactiveDownloadLink({ state, productName, token, isFreshSent }: InactiveDownloadLinkProps) {
  if (state === 'revoked') return <RevokedLink productName={productName} />
  const isExpired = state === 'expired'
  return (
    <DownloadPage title={isExpired ? 'This link has expired' : 'Every download of this link is used'}>
      <p>
        {productName} is still yours.{' '}
        {isExpired ? 'Links work for a while only' : 'Links are good for a number of downloads'}, so that one that gets
        lost does no harm.
      </p>
      <SuccessMessage isShown={isFreshSent}>
        A fresh link is on its way to the address that the order was made with.
      </SuccessMessage>
      {!isFreshSent && (
        <Form method="post" action={href('/download/:token/fresh', { token })} className="my-6">
          <SiteButton type="submit">Send me a fresh link</SiteButton>
          <p className="mt-3">It goes to the address that the order was made with, and costs nothing.</p>
        </Form>
      )}
      <p>
        That address is no longer yours? <a href={href('/contact')}>Write to us</a>.
      </p>
    </DownloadPage>
  )
}

function RevokedLink({ productName }: Pick<InactiveDownloadLinkProps, 'productName'>) {
  return (
    <DownloadPage title="This link was taken back">
      <p>
        The order of {productName} that it belonged to was refunded, or its downloads were taken back. The link leads to
        nothing any more.
      </p>
      <p>
        If that is a mistake, <a href={href('/contact')}>write to us</a> and name your order.
      </p>
    </DownloadPage>
  )
}
