import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { ResendConfirmationButton } from './resend-link'

/** After signing up: what to do now, and what to do when it does not work. */
export function CheckYourEmail({ email, to }: { email: string; to: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  const login = (params: Record<string, string>) =>
    `${href('/planner/login')}?${new URLSearchParams({ ...params, to })}`
  return (
    <section className="wrap max-w-md! py-8 md:py-14">
      <MailCheck size={40} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-h2 outline-none">
        Look into your mail
      </h1>
      <p className="mt-3 text-muted">
        We mailed a link to <strong className="wrap-anywhere text-ink">{email}</strong>. Open it, confirm that the
        address is yours, and sign in. The link works for three days.
      </p>
      <div className="mt-7 grid gap-3 border-t border-line pt-6">
        <h2 className="text-base font-semibold">Nothing there after a minute?</h2>
        <p className="text-small text-muted">Look among the unwanted mails first.</p>
        <ResendConfirmationButton email={email} />
        <p className="text-small">
          <Link to={login({ for: 'sign-up' })} state={{ email }} className="link">
            Use another address
          </Link>
        </p>
      </div>
      <p className="mt-6 border-t border-line pt-6 text-small">
        <Link to={login({})} state={{ email }} className="link">
          I have confirmed it: sign in
        </Link>
      </p>
    </section>
  )
}
