import { SmartLink } from '~/ui/site-button'
import { FooterWave } from './footer-wave'
import { HomeLink } from './home-link'
import { FIRST_YEAR, useBrand } from './use-brand'

export function Footer() {
  const { menus } = useBrand()
  return (
    <footer className="mt-auto [main:has(>.bg-wash:last-child)+&]:bg-wash">
      <FooterWave />
      <div className="on-deep">
        <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 pt-10 pb-12 md:grid-cols-[2fr_1.3fr_1fr_1fr]">
          <Contact />
          {menus.footer.map(({ label: title, children: links }) => (
            <div key={title} className="max-md:nth-2:row-span-2">
              <h2 className="mb-2 font-sans text-small font-semibold tracking-normal">{title}</h2>
              <ul>
                {links.map(({ url, label }) => (
                  <li key={url}>
                    <FooterLink to={url}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Copyright className="border-t" />
      </div>
    </footer>
  )
}

function Contact() {
  const { brand } = useBrand()
  return (
    <div className="col-span-2 md:col-span-1">
      <HomeLink />
      {brand.tagline && <p className="mt-1 max-w-xs text-balance text-muted">{brand.tagline}.</p>}
      {brand.contactEmail && (
        <FooterLink to={`mailto:${brand.contactEmail}`} className="mt-3 text-accent">
          {brand.contactEmail}
        </FooterLink>
      )}
    </div>
  )
}

export function Copyright({ className = '' }: { className?: string }) {
  const { brand, year } = useBrand()
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR
  return (
    <div
      className={`wrap flex flex-wrap items-center justify-between gap-x-8 border-line py-4 text-small text-muted ${className}`}
    >
      <p>
        © {years} {brand.legalName}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {brand.socialLinks.map(({ label, url }) => (
          <li key={url}>
            <FooterLink to={url}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterLink({
  to,
  className = 'text-muted',
  children,
}: {
  to: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <SmartLink
      to={to}
      className={`inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-9 pointer-coarse:min-h-11 ${className}`}
    >
      {children}
    </SmartLink>
  )
}
