import { Fragment } from 'react'
import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { TextField } from '~/ui/form-field'
import { usePublishedSitePages } from '~/ui/site-page-link'
import { ValidatedForm } from '~/ui/validated-form'
import { EMAIL_NOT_CONFIRMED } from '../auth-messages'
import { type OAuthProviderId, oauthProviderNames } from '../sign-in/oauth-provider'
import { PasskeySignInButton } from './passkey-sign-in-button'
import { NewPasswordField, PasswordField } from './password-field'
import { ProviderIcon } from './provider-icon'
import { ResendConfirmationButton } from './resend-confirmation-button'

interface PlannerLoginScreenProps {
  mode: 'sign-in' | 'sign-up'
  /** Where people go afterwards. */
  to: string
  providers: OAuthProviderId[]
  /** Why signing in elsewhere came to nothing. */
  problem: string | null
  failure: FormFailure | undefined
  /** An address that was typed before. */
  email?: string
}

const modeTexts = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Sign in to see your plans, boards and notes.',
    button: 'Sign in',
    pending: 'Signing in',
  },
  'sign-up': {
    title: 'Create your account',
    lead: 'Sign up with your email to start your first plan.',
    button: 'Create account',
    pending: 'Creating your account',
  },
}

export function PlannerLoginScreen({ mode, to, providers, problem, failure, email }: PlannerLoginScreenProps) {
  const { title, lead, button, pending } = modeTexts[mode]
  const isNew = mode === 'sign-up'
  return (
    <section className="wrap max-w-md! py-8 md:py-14">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-2 mb-7 text-muted">{lead}</p>
      <ModeSwitch mode={mode} to={to} />
      <div className="grid gap-6 pt-7">
        {problem && (
          <p role="alert" className="rounded-md border border-danger px-4 py-3 font-medium text-danger">
            {problem}
          </p>
        )}
        <OAuthButtons providers={providers} to={to} />
        {failure?.formError === EMAIL_NOT_CONFIRMED && <ResendConfirmationButton email={failure.values?.email ?? ''} />}
        <ValidatedForm failure={failure} submitLabel={button} pending={pending}>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            failure={failure}
            defaultValue={email}
          />
          {isNew ? (
            <NewPasswordField label="Password" failure={failure} />
          ) : (
            <PasswordField label="Password" autoComplete="current-password" failure={failure} />
          )}
        </ValidatedForm>
        {!isNew && <PasskeySignInButton to={() => to} />}
        {isNew ? <SignUpTerms /> : <ForgottenPasswordLink />}
      </div>
    </section>
  )
}

function ModeSwitch({ mode, to }: { mode: 'sign-in' | 'sign-up'; to: string }) {
  const here = (params: Record<string, string>) => `${href('/planner/login')}?${new URLSearchParams({ ...params, to })}`
  const entries = [
    { key: 'sign-in', label: 'Sign in', address: here({}) },
    { key: 'sign-up', label: 'Sign up', address: here({ for: 'sign-up' }) },
  ]
  return (
    <nav aria-label="Sign in or sign up" className="grid grid-cols-2 gap-1 rounded-md bg-wash p-1">
      {entries.map(({ key, label, address }) => (
        <Link
          key={key}
          to={address}
          replace
          preventScrollReset
          aria-current={key === mode ? 'page' : undefined}
          className="inline-flex min-h-11 items-center justify-center rounded-md px-2 text-small font-semibold text-muted hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-rest forced-colors:aria-[current=page]:outline-2"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function SignUpTerms() {
  const published = usePublishedSitePages()
  const pages = [
    { path: '/terms', name: 'the terms' },
    { path: '/privacy', name: 'the privacy policy' },
  ].filter(({ path }) => published.has(path))
  return (
    <p className="text-small text-muted">
      We email you a link to confirm your address.
      {pages.length > 0 && ' By signing up, you agree to '}
      {pages.map(({ path, name }, index) => (
        <Fragment key={path}>
          {index > 0 && ' and '}
          <Link to={path} className="link">
            {name}
          </Link>
        </Fragment>
      ))}
      {pages.length > 0 && '.'}
    </p>
  )
}

function ForgottenPasswordLink() {
  return (
    <p className="text-small">
      <Link to={href('/account/password')} className="link">
        Forgot your password?
      </Link>
    </p>
  )
}

/** Signing in with an account that people have already; nothing where none is set up. */
function OAuthButtons({ providers, to }: { providers: OAuthProviderId[]; to: string }) {
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <a
          key={provider}
          href={`${href('/account/with/:provider', { provider })}?${new URLSearchParams({ to })}`}
          className="inline-flex min-h-11 items-center justify-center gap-3 rounded-md border border-faint px-5 py-2 font-semibold hover:border-ink hover:bg-wash"
        >
          <ProviderIcon id={provider} />
          Continue with {oauthProviderNames[provider]}
        </a>
      ))}
      <p className="mt-2 flex items-center gap-4 text-small text-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or with your email
      </p>
    </div>
  )
}
