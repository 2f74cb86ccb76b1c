import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { UnsavedFormGuard } from '~/ui/workspace/unsaved-changes-guard'
import type { Brand } from '../brand'
import { BrandTextField, type BrandTextName } from './brand-text-field'
import { HueField } from './hue-field'
import { LibraryImageField } from './library-image-field'
import { LinkListField } from './link-list-field'
import { LogoField } from './logo-field'
import { SiteCurrencyField } from './site-currency-field'
import { SiteLanguageField } from './site-language-field'
import { TimeZoneField } from './time-zone-field'

const texts = [
  'name',
  'legalName',
  'address',
  'tagline',
  'contactEmail',
  'officeHours',
  'tryUrl',
  'description',
] as const satisfies BrandTextName[]

interface StudioFormProps {
  brand: Brand
  failure: FormFailure | undefined
  /** What stood there before it was just saved. */
  previous: Brand | undefined
}

/** Who the studio is: its names, its logo and color, and its profiles. */
export function StudioForm({ brand, failure, previous }: StudioFormProps) {
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const drawn = useUndo(brand, previous)
  const errors = failure?.fieldErrors ?? {}
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form ref={form} key={drawn} method="post" noValidate className="grid max-w-2xl gap-10">
      {failure && <Notice kind="error" title={failure.formError} />}
      <UnsavedFormGuard form={form} savedKey={JSON.stringify(brand)} />
      <div className="grid gap-5">
        {texts.map((name) => (
          <BrandTextField key={name} name={name} brand={brand} errors={errors} />
        ))}
      </div>
      <Section title="Branding">
        <HueField hue={brand.hue} error={errors.hue} />
        <LogoField brand={brand} />
        <LibraryImageField
          name="socialPicture"
          label="Social image"
          hint="Shown when the home page is shared. Recommended size: 1200 × 630 px."
          picture={brand.socialPicture}
        />
      </Section>
      <Section title="Language">
        <SiteLanguageField brand={brand} errors={errors} />
      </Section>
      <Section title="Currency">
        <SiteCurrencyField brand={brand} errors={errors} />
      </Section>
      <Section title="Date and time">
        <TimeZoneField timeZone={brand.timeZone} error={errors.timeZone} />
      </Section>
      <Section title="Social networks">
        <LinkListField name="social" noun="profile" links={brand.socialLinks} errors={errors} />
      </Section>
      <div className="sticky bottom-0 border-t border-line bg-paper py-3">
        <Button type="submit" variant="primary" disabled={isSaving}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
      </div>
    </Form>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-base font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Says that it was saved and offers the way back; the number changes when the fields must be drawn anew. */
function useUndo(brand: Brand, before: Brand | undefined) {
  const submit = useSubmit()
  const [wanted, setWanted] = useState<Brand>()
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (!before) return
    function run(earlier: Brand) {
      setWanted(earlier)
      void submit(toBrandFormData(earlier), { method: 'post' })
    }
    showToast('Settings saved.', 'success', { label: 'Undo', onClick: () => run(before) })
  }, [before, submit])
  useEffect(() => {
    if (!wanted || !isSame(brand, wanted)) return
    setWanted(undefined)
    setDrawn((count) => count + 1)
  }, [brand, wanted])
  return drawn
}

function isSame(a: Brand, b: Brand) {
  return JSON.stringify([...toBrandFormData(a)]) === JSON.stringify([...toBrandFormData(b)])
}

/** A brand as its form sends it. */
function toBrandFormData(brand: Brand) {
  const form = new FormData()
  for (const name of [...texts, 'timeZone', 'language', 'currency'] as const) form.append(name, brand[name])
  form.append('hue', String(brand.hue))
  form.append('logo', brand.logo?.checksum ?? '')
  form.append('socialPicture', brand.socialPicture?.checksum ?? '')
  for (const { label, url } of brand.socialLinks) {
    form.append('socialLabel', label)
    form.append('socialUrl', url)
  }
  return form
}
