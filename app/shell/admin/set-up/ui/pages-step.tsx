import { useId } from 'react'
import { Link } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Badge } from '~/ui/workspace/badge'
import { Notice } from '~/ui/workspace/notice'
import type { LoadedStarters } from '../load-set-up-step.server'
import { SkipStep } from './skip-step'
import { StepForm } from './step-form'

type Starter = LoadedStarters['starters'][number]

const texts: Record<Starter['slug'], string> = {
  home: 'What you do, your newest products and posts.',
  about: 'Your story and your team.',
  'product-leadership': 'A service that you offer, with its price.',
  help: 'Answers about orders, downloads and licenses.',
  privacy: 'What is stored of visitors and customers.',
  terms: 'Licenses, payment and refunds.',
}

interface PagesStepProps extends LoadedStarters {
  failure: FormFailure | undefined
  /** How many drafts were just made. */
  created: number | undefined
}

/** The pages that a studio needs, begun as drafts. */
export function PagesStep({ starters, status, failure, created }: PagesStepProps) {
  const missing = starters.filter(({ page }) => !page)
  return (
    <>
      <p className="text-dense text-muted">
        What only you know is marked in each page as [[a gap]]. A page cannot be published until its gaps are filled in,
        so no visitor reads an unfinished privacy policy or terms of sale.
      </p>
      {created !== undefined && (
        <Notice kind="success" title={created === 1 ? '1 draft was created.' : `${created} drafts were created.`}>
          Open a draft, fill in its gaps and publish it.
        </Notice>
      )}
      <ExistingPages starters={starters} />
      {missing.length > 0 ? (
        <StepForm step="pages" status={status} failure={failure} submitLabel="Create drafts" pendingLabel="Creating">
          <StarterChoice starters={missing} error={failure?.fieldErrors.slugs} />
        </StepForm>
      ) : (
        <div>
          <SkipStep step="pages" status={status} variant="primary" />
        </div>
      )}
    </>
  )
}

function ExistingPages({ starters }: { starters: Starter[] }) {
  const existing = starters.flatMap(({ page, ...starter }) => (page ? { ...starter, ...page } : []))
  if (existing.length === 0) return null
  return (
    <ul aria-label="Pages that exist" className="divide-y divide-line border-y border-line text-dense">
      {existing.map(({ id, title, path, state }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{title}</span> <span className="text-faint">{path}</span>
          </span>
          <Badge tone={state === 'Published' ? 'success' : 'neutral'}>{state}</Badge>
          <Link to={`/admin/landing-pages/${id}/edit`} aria-label={`Edit ${title}`} className="link">
            Edit
          </Link>
        </li>
      ))}
    </ul>
  )
}

function StarterChoice({ starters, error }: { starters: Starter[]; error: string | undefined }) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-1 text-dense" aria-describedby={error && errorId}>
      <legend className="mb-1 font-semibold">Create drafts of</legend>
      {starters.map(({ slug, title }) => (
        <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md py-1">
          <input
            type="checkbox"
            name="slugs"
            value={slug}
            defaultChecked
            aria-invalid={error ? true : undefined}
            className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
          />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-faint">{texts[slug]}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
