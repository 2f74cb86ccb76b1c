import { redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { createStarterDrafts } from '~/wings/content/landing-pages/create-starter-drafts.commands.server'
import { starterChoiceForm } from '~/wings/content/landing-pages/starters.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { brandPartForms } from '~/wings/site/settings/brand-form'
import { loadSetUpStep } from '../set-up/load-set-up-step.server'
import { isSetUpStepName, pathAfterStep, setUpSteps } from '../set-up/set-up'
import { saveBrandStep } from '../set-up/set-up.commands.server'
import { ContactStep, LookStep } from '../set-up/ui/brand-steps'
import { PagesStep } from '../set-up/ui/pages-step'
import { ServicesStep } from '../set-up/ui/services-step'
import { StepHeading } from '../set-up/ui/step-heading'
import { StoreStep } from '../set-up/ui/store-step'
import type { Route } from './+types/admin-set-up-step'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSetUpStep(context, toStepName(params.step))
}

const brandForms = { brand: brandPartForms.look, contact: brandPartForms.contact, store: brandPartForms.locale }

/** Saves what a step asks, and goes on to the next one. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by, step] = [context.get(databaseContext), context.get(adminContext), toStepName(params.step)]
  if (step === 'services') throw notFound('Form')
  if (step === 'pages') {
    return submit(request, starterChoiceForm, async ({ slugs }) => ({
      created: await createStarterDrafts(db, by, slugs),
    }))
  }
  return submit(request, brandForms[step], async (form) => {
    await saveBrandStep(db, by, step, form)
    return redirect(pathAfterStep(step))
  })
}

function toStepName(name: string) {
  if (!isSetUpStepName(name)) throw notFound('Step')
  return name
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'This step could not be saved. Please try again.')
}

export function meta({ params }: Route.MetaArgs) {
  return noindexMeta(`${setUpSteps.find(({ name }) => name === params.step)?.title ?? 'Step'} – Set up your site`)
}

export default function AdminSetUpStep({ loaderData: step, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  return (
    <section aria-labelledby="set-up-step" className="grid max-w-2xl min-w-0 gap-6">
      <StepHeading step={step.name} />
      {step.name === 'brand' && <LookStep key="brand" {...step} failure={failure} />}
      {step.name === 'contact' && <ContactStep key="contact" {...step} failure={failure} />}
      {step.name === 'store' && <StoreStep key="store" {...step} failure={failure} />}
      {step.name === 'services' && <ServicesStep {...step} />}
      {step.name === 'pages' && <PagesStep {...step} failure={failure} created={created} />}
    </section>
  )
}
