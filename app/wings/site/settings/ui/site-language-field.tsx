import type { Brand } from '../brand'
import { LanguageSelect } from '../language-select'

interface SiteLanguageFieldProps {
  brand: Brand
  errors: Record<string, string>
}

export function SiteLanguageField({ brand, errors }: SiteLanguageFieldProps) {
  return (
    <LanguageSelect
      name="language"
      label="Language of content"
      hint="Posts, products and landing pages are written in it unless they say otherwise. Menus and buttons stay in English."
      defaultValue={brand.language}
      error={errors.language}
    />
  )
}
