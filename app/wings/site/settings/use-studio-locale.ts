import { useRouteLoaderData } from 'react-router'
import { type Brand, defaultBrand } from './brand'

/** In which language and currency the studio writes money, as the root has loaded them. */
export type StudioLocale = Pick<Brand, 'language' | 'currency'>

export function useStudioLocale(): StudioLocale {
  const { language, currency } = useRouteLoaderData<{ brand: Brand }>('root')?.brand ?? defaultBrand
  return { language, currency }
}
