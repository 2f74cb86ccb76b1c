import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './ui/theme.css'
import { findBrand } from '~/domains/settings/queries.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import type { Route } from './+types/root'

export { ErrorPage as ErrorBoundary } from '~/shell/error-page'

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).shows('brand')
  return { brand: await findBrand(context.get(databaseContext)), origin: ORIGIN }
}

export default function Root() {
  return <Outlet />
}
