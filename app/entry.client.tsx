import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installTracking } from '~/domains/analytics/tell-events'
import { saveVisitStart } from '~/domains/visits/remember-visit'
import { reportError, startErrorReporting } from '~/platform/error-reporting'
import { watchSlowOperations } from '~/platform/slow-operations'

startErrorReporting()
saveVisitStart()
installTracking()
watchSlowOperations()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
