import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberVisit } from '~/domains/analytics/remember-visit'
import { reportError, startErrorReporting } from '~/platform/error-reporting'
import { watchSlowOperations } from '~/platform/slow-operations'

startErrorReporting()
rememberVisit()
watchSlowOperations()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
