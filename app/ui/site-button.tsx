import { Link } from 'react-router'

const baseClassName =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 font-semibold transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed forced-colors:border'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-faint text-ink hover:border-ink hover:bg-wash',
  /** Secondary on a dark band. */
  outline: 'border border-line text-ink hover:border-ink',
  quiet: 'text-accent hover:bg-wash hover:text-accent-strong',
}

interface StyleProps {
  variant?: keyof typeof variants
  className?: string
}

type SiteButtonProps = StyleProps & React.ComponentProps<'button'>
type SmartLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { to: string; 'data-cta'?: boolean }
type SiteButtonLinkProps = StyleProps & Omit<React.ComponentProps<'a'>, 'href'> & { to: string }

export function SiteButton({ variant = 'primary', className = '', type = 'button', ...rest }: SiteButtonProps) {
  return <button type={type} className={`${baseClassName} ${variants[variant]} ${className}`} {...rest} />
}

/** A call to action: looks like a button and leads somewhere, to a page of this site or to any other address. */
export function SiteButtonLink({ variant = 'primary', className = '', to, ...rest }: SiteButtonLinkProps) {
  return <SmartLink to={to} data-cta className={`${baseClassName} ${variants[variant]} ${className}`} {...rest} />
}

/** A link to a path stays in the page; a full address (https:, mailto:) is left to the browser. */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
}
