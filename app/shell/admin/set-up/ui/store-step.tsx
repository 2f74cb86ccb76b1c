import { Link } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import type { Brand } from '~/wings/site/settings/brand'
import { BrandLocaleFields } from '~/wings/site/settings/brand-fieldsets'
import type { SetUpStatus } from '../set-up'
import { StepForm } from './step-form'

interface StoreStepProps {
  brand: Brand
  hasProducts: boolean
  status: SetUpStatus
  failure: FormFailure | undefined
}

export function StoreStep({ brand, hasProducts, status, failure }: StoreStepProps) {
  return (
    <StepForm step="store" status={status} failure={failure} savedKey={JSON.stringify(brand)}>
      <BrandLocaleFields brand={brand} errors={failure?.fieldErrors ?? {}} />
      <section aria-label="What the shop sells" className="grid gap-1.5 text-dense">
        <h3 className="font-semibold">What the shop sells</h3>
        <p className="text-muted">
          Downloads with license keys, paid once or given away. Each product has its own currency. Subscriptions and
          goods that are shipped are not supported.
        </p>
        <p>
          <Link to={hasProducts ? '/admin/products' : '/admin/products/new'} className="link">
            {hasProducts ? 'View products' : 'Create the first product'}
          </Link>
        </p>
      </section>
    </StepForm>
  )
}
