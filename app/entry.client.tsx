import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { reportError, startErrorReporting } from '~/platform/errors/browser-error-reporting'
import { watchSlowOperations } from '~/platform/monitoring/watch-slow-operations'
import { installTracking } from '~/wings/events/analytics/track-events'
import { saveVisitStart } from '~/wings/site/visits/visit-start'

startErrorReporting()
saveVisitStart()
installTracking()
watchSlowOperations()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => isRouteErrorResponse(error) || reportError(error)} />
    </StrictMode>,
  )
})
