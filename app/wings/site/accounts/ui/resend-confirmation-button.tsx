import { href, useFetcher } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { SiteButton } from '~/ui/site-button'

interface ResendResponse {
  sentTo?: string
}

/** Mails the link that confirms an address once more; without scripts the answer is a page of its own. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const fetcher = useFetcher<ResendResponse>({ key: `resend ${email}` })
  const isSending = fetcher.state !== 'idle'
  const refusal = isFormFailure(fetcher.data) ? fetcher.data.formError : undefined
  return (
    <fetcher.Form method="post" action={href('/account/confirmation')} className="grid gap-3">
      <input type="hidden" name="email" value={email} />
      <SiteButton type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
        {isSending ? 'Sending' : 'Resend link'}
      </SiteButton>
      <p role="status" className="text-small text-muted empty:hidden">
        {!refusal && fetcher.data?.sentTo && `We sent another email to ${fetcher.data.sentTo}.`}
      </p>
      {refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {refusal}
        </p>
      )}
    </fetcher.Form>
  )
}
