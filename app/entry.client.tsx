import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportError, startErrorReporting } from '~/platform/error-reporting'
import { watchSlowOperations } from '~/platform/slow-operations'

startErrorReporting()
watchSlowOperations()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
