import { Form, href } from 'react-router'
import { SiteButton } from '~/ui/site-button'
import { SuccessMessage } from '~/ui/success-message'
import { DownloadPageLayout } from './download-page'
import type { DownloadLinkState } from './queries.server'

interface InactiveDownloadLinkProps {
  state: Exclude<DownloadLinkState, 'ready'>
  productName: string
  token: string
  isNewLinkSent: boolean
}

/** A link that is over, why, and the way on. Nobody is told that they have not paid. */
export function InactiveDownloadLink({ state, productName, token, isNewLinkSent }: InactiveDownloadLinkProps) {
  if (state === 'revoked') return <RevokedLink productName={productName} />
  const isExpired = state === 'expired'
  return (
    <DownloadPageLayout title={isExpired ? 'This link has expired' : 'This link has reached its download limit'}>
      <p>You still own {productName}. Request a new link to download it again.</p>
      <SuccessMessage isShown={isNewLinkSent}>We sent a new link to the email address of your order.</SuccessMessage>
      {!isNewLinkSent && (
        <Form method="post" action={href('/download/:token/new-link', { token })} className="my-6">
          <SiteButton type="submit">Send me a new link</SiteButton>
          <p className="mt-3">We email it to the address of your order.</p>
        </Form>
      )}
      <p>
        No access to that address? <a href={href('/contact')}>Contact us</a>.
      </p>
    </DownloadPageLayout>
  )
}

function RevokedLink({ productName }: Pick<InactiveDownloadLinkProps, 'productName'>) {
  return (
    <DownloadPageLayout title="This link was revoked">
      <p>Your order of {productName} was refunded, or its download access was revoked.</p>
      <p>
        If this is a mistake, <a href={href('/contact')}>contact us</a> and include your order number.
      </p>
    </DownloadPageLayout>
  )
}
