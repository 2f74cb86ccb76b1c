import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchPages } from '~/domains/analytics/tell-events'
import { rememberVisit } from '~/domains/visits/remember-visit'
import { reportError, startErrorReporting } from '~/platform/error-reporting'
import { watchSlowOperations } from '~/platform/slow-operations'

startErrorReporting()
rememberVisit()
watchPages()
watchSlowOperations()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
