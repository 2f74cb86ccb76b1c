import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { useOnline } from '~/ui/workspace/use-online'
import { useFaultReference } from '../fault-reference'

/** Stands where a screen broke or is missing: what happened, what was kept, what to do. */
export function AdminFault({ error }: { error: unknown }) {
  const isOnline = useOnline()
  if (isRouteErrorResponse(error) && error.status === 404) return <Missing error={error} />
  if (isRouteErrorResponse(error) && (error.status === 401 || error.status === 403)) return <Refused error={error} />
  return isOnline ? <Broken error={error} /> : <NoConnection />
}

function Missing({ error }: { error: { data: unknown } }) {
  const { message } = (error.data ?? {}) as { message?: string }
  return (
    <Fault title={message ?? 'Page not found'} text="It may have been deleted, or the link has a letter too many." />
  )
}

/** The guard let nobody pass, or another session than the one that this screen was opened in. */
function Refused({ error }: { error: { data: unknown } }) {
  const { error: fault } = (error.data ?? {}) as { error?: { message?: string } }
  return (
    <Fault title="You cannot do this" text={fault?.message ?? 'Sign in as an admin, then try once more.'}>
      <ButtonLink to="/admin/login">Sign in</ButtonLink>
    </Fault>
  )
}

function NoConnection() {
  return (
    <Fault title="You are offline" text="This screen could not be fetched. Nothing was changed.">
      <TryAgain />
    </Fault>
  )
}

function Broken({ error }: { error: unknown }) {
  const reference = useFaultReference()
  return (
    <Fault
      title="Something went wrong."
      text="The fault is ours, and it has been written down. Everything that was saved before is safe; what was only typed into this screen may be gone."
    >
      <TryAgain />
      <ButtonLink to="/admin/settings/errors">See the errors</ButtonLink>
      {!import.meta.env.PROD && <pre className="basis-full overflow-x-auto text-dense">{String(error)}</pre>}
      <p suppressHydrationWarning className="basis-full text-dense text-faint">
        {reference && `Reference: ${reference}`}
      </p>
    </Fault>
  )
}

function TryAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button variant="primary" disabled={state === 'loading'} onClick={() => revalidate()}>
      Try again
    </Button>
  )
}

function Fault({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
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
