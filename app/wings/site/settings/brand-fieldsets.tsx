import type { Brand } from './brand'
import { BrandTextField } from './ui/brand-text-field'
import { HueField } from './ui/hue-field'
import { LogoField } from './ui/logo-field'
import { SiteCurrencyField } from './ui/site-currency-field'
import { SiteLanguageField } from './ui/site-language-field'
import { TimeZoneField } from './ui/time-zone-field'

/* Parts of the form of the studio, for other screens that ask for them. Their schemas are `brandPartForms`. */

interface BrandFieldsetProps {
  brand: Brand
  errors: Record<string, string>
}

export function BrandLookFields({ brand, errors }: BrandFieldsetProps) {
  return (
    <>
      <BrandTextField name="name" brand={brand} errors={errors} />
      <LogoField brand={brand} />
      <HueField hue={brand.hue} error={errors.hue} />
    </>
  )
}

export function BrandContactFields({ brand, errors }: BrandFieldsetProps) {
  const names = ['legalName', 'address', 'contactEmail', 'officeHours'] as const
  return names.map((name) => <BrandTextField key={name} name={name} brand={brand} errors={errors} />)
}

export function BrandLocaleFields({ brand, errors }: BrandFieldsetProps) {
  return (
    <>
      <SiteLanguageField brand={brand} errors={errors} />
      <SiteCurrencyField brand={brand} errors={errors} />
      <TimeZoneField timeZone={brand.timeZone} error={errors.timeZone} />
    </>
  )
}
