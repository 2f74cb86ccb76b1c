import { useRouteLoaderData } from 'react-router'
import { type Brand, defaultBrand } from '~/domains/settings/brand'

export const FIRST_YEAR = 2025

interface SiteData {
  brand: Brand
  /** The site's public address, such as https://harbor.example. */
  origin: string
  year: number
}

/** Who the studio is. The error page asks too, when the root's data may be missing. */
export function useBrand(): SiteData {
  const data = useRouteLoaderData<SiteData>('root')
  return data ?? { brand: defaultBrand, origin: '', year: FIRST_YEAR }
}
