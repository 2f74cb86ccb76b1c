import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'

const baseClassName =
  'control inline-flex items-center justify-center gap-2 rounded-md px-3 py-1 font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 forced-colors:border'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink hover:border-faint hover:bg-wash',
  quiet: 'text-muted hover:bg-wash hover:text-ink',
  danger: 'border border-line bg-surface text-danger hover:border-danger',
}

/** For a link to somewhere else that looks like a button. */
export function buttonClassName(variant: keyof typeof variants = 'secondary') {
  return `${baseClassName} ${variants[variant]}`
}

interface StyleProps {
  variant?: keyof typeof variants
  icon?: LucideIcon
  className?: string
}

type ButtonProps = StyleProps & React.ComponentProps<'button'>

/** The back office's button: 36 px high, 44 px under a finger. */
export function Button({
  variant = 'secondary',
  icon,
  className = '',
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${baseClassName} ${variants[variant]} ${className}`} {...rest}>
      <Icon icon={icon} />
      {children}
    </button>
  )
}

type ButtonLinkProps = StyleProps & React.ComponentProps<typeof Link>

export function ButtonLink({ variant = 'secondary', icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={`${baseClassName} ${variants[variant]} ${className}`} {...rest}>
      <Icon icon={icon} />
      {children}
    </Link>
  )
}

type IconButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** What it does, for those who do not see or know the picture. */
  label: string
  variant?: keyof typeof variants
}

/** A button of a picture alone. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${baseClassName} ${variants[variant]} min-w-9 shrink-0 px-0 pointer-coarse:min-w-11 ${className}`}
      {...rest}
    >
      <Icon icon={icon} />
    </button>
  )
}

// a picture takes longer to draw than its button, and is the same each time
const Icon = memo(function Icon({ icon: Picture }: { icon: LucideIcon | undefined }) {
  return Picture ? <Picture size={17} aria-hidden="true" className="shrink-0" /> : null
})
