import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Breadcrumb } from '~/wings/web/seo/seo-settings'
import { BreadcrumbTrail } from './breadcrumb-trail'
import { Footer } from './footer'
import { NavigationBar } from './navigation-bar'
import { isFooterHidden } from './navigation-mode'
import { SkipLink } from './skip-link'

interface SiteFrameProps {
  breadcrumbs: Breadcrumb[]
  children: React.ReactNode
}

/** What stands around every public page. */
export function SiteFrame({ breadcrumbs, children }: SiteFrameProps) {
  const { pathname } = useLocation()
  const main = useFocusOnNewPage(pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationBar />
      <BreadcrumbTrail breadcrumbs={breadcrumbs} />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!isFooterHidden(pathname) && <Footer />}
    </div>
  )
}

/** Keyboards and screen readers go on where the new page begins, not where the old link was. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
