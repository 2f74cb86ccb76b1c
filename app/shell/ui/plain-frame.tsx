import type { Breadcrumb } from '~/wings/web/seo/seo-settings'
import { BreadcrumbTrail } from './breadcrumb-trail'
import { FooterWave } from './footer-wave'
import { HomeLink } from './home-link'
import { SkipLink } from './skip-link'

interface PlainFrameProps {
  breadcrumbs: Breadcrumb[]
  /** How the content lies. */
  mainClassName?: string
  /** On the sea below it. */
  footer?: React.ReactNode
  children: React.ReactNode
}

/** The studio's name above one thing to do or to read, and nothing else that leads away. */
export function PlainFrame({
  breadcrumbs,
  mainClassName = '',
  footer = <div className="h-10" />,
  children,
}: PlainFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap flex min-h-18 items-center">
        <HomeLink />
      </header>
      <BreadcrumbTrail breadcrumbs={breadcrumbs} />
      <main id="main" tabIndex={-1} className={`grow outline-none ${mainClassName}`}>
        {children}
      </main>
      <footer>
        <FooterWave />
        <div className="on-deep">{footer}</div>
      </footer>
    </div>
  )
}
