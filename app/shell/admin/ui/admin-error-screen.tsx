import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { useOnline } from '~/ui/workspace/use-online'
import { useErrorReference } from '../../ui/error-reference'

/** Stands where a screen broke or is missing: what happened, what was kept, what to do. */
export function AdminErrorScreen({ error }: { error: unknown }) {
  const isOnline = useOnline()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundError error={error} />
  if (isRouteErrorResponse(error) && (error.status === 401 || error.status === 403))
    return <ForbiddenError error={error} />
  return isOnline ? <UnexpectedError error={error} /> : <OfflineError />
}

function NotFoundError({ error }: { error: { data: unknown } }) {
  const { message } = (error.data ?? {}) as { message?: string }
  return <ErrorMessage title={message ?? 'Page not found'} text="It may have been deleted, or the link may be wrong." />
}

/** The guard let nobody pass, or another session than the one that this screen was opened in. */
function ForbiddenError({ error }: { error: { data: unknown } }) {
  const { error: fault } = (error.data ?? {}) as { error?: { message?: string } }
  return (
    <ErrorMessage title="Access denied" text={fault?.message ?? 'Sign in as an admin and try again.'}>
      <ButtonLink to="/admin/login">Sign in</ButtonLink>
    </ErrorMessage>
  )
}

function OfflineError() {
  return (
    <ErrorMessage title="You are offline" text="This page could not be loaded. Nothing was changed.">
      <RetryButton />
    </ErrorMessage>
  )
}

function UnexpectedError({ error }: { error: unknown }) {
  const reference = useErrorReference()
  return (
    <ErrorMessage
      title="Something went wrong."
      text="The error was logged. Saved changes are safe, but unsaved changes on this page may be lost."
    >
      <RetryButton />
      <ButtonLink to="/admin/settings/errors">View errors</ButtonLink>
      {!import.meta.env.PROD && <pre className="basis-full overflow-x-auto text-dense">{String(error)}</pre>}
      <p suppressHydrationWarning className="basis-full text-dense text-faint">
        {reference && `Reference: ${reference}`}
      </p>
    </ErrorMessage>
  )
}

function RetryButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button variant="primary" disabled={state === 'loading'} onClick={() => revalidate()}>
      Try again
    </Button>
  )
}

function ErrorMessage({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="max-w-xl py-8">
      <h1 className="text-h3">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {children}
        <ButtonLink to="/admin">Go to the dashboard</ButtonLink>
      </div>
    </div>
  )
}
