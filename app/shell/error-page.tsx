import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useFaultReference } from './fault-reference'

export function ErrorPage() {
  const error = useRouteError()
  const reference = useFaultReference()
  if (isRouteErrorResponse(error) && error.status === 404) return <h1>Page not found</h1>
  return (
    <main>
      <h1>Something went wrong.</h1>
      <p suppressHydrationWarning>{reference}</p>
    </main>
  )
}
