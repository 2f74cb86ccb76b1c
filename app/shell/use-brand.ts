import { useRouteLoaderData } from 'react-router'
import { type Brand, defaultBrand } from '~/domains/settings/brand'

interface SiteData {
  brand: Brand
  /** The site's public address, such as https://harbor.example. */
  origin: string
}

/** Who the studio is. The error page asks too, when the root's data may be missing. */
export function useBrand(): SiteData {
  const data = useRouteLoaderData<SiteData>('root')
  return data ?? { brand: defaultBrand, origin: '' }
}
