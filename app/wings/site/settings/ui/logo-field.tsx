import type { Brand } from '../brand'
import { LibraryImageField } from './library-image-field'

export function LogoField({ brand }: { brand: Brand }) {
  return (
    <LibraryImageField
      name="logo"
      label="Logo"
      hint="Shown before the name, 28 px high. Without a logo, the initial is shown."
      picture={brand.logo}
    />
  )
}
