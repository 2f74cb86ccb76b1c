import { SmartLink } from './site-button'

/** A link inside a sentence. */
export function TextLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <SmartLink to={to} className="link">
      {children}
    </SmartLink>
  )
}
