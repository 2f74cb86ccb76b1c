import type { FormFailure } from '~/platform/forms/form-failure'
import type { Brand } from '~/wings/site/settings/brand'
import { BrandContactFields, BrandLookFields } from '~/wings/site/settings/brand-fieldsets'
import type { SetUpStatus } from '../set-up'
import { StepForm } from './step-form'

interface BrandStepProps {
  brand: Brand
  status: SetUpStatus
  failure: FormFailure | undefined
}

export function LookStep({ brand, status, failure }: BrandStepProps) {
  return (
    <StepForm step="brand" status={status} failure={failure} savedKey={JSON.stringify(brand)}>
      <BrandLookFields brand={brand} errors={failure?.fieldErrors ?? {}} />
    </StepForm>
  )
}

export function ContactStep({ brand, status, failure }: BrandStepProps) {
  return (
    <StepForm step="contact" status={status} failure={failure} savedKey={JSON.stringify(brand)}>
      <BrandContactFields brand={brand} errors={failure?.fieldErrors ?? {}} />
    </StepForm>
  )
}
