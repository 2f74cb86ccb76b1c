import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'
import type { Menus } from '~/wings/site/settings/menus'

export const FIRST_YEAR = 2025

const noMenus: Menus = { navigation: [], footer: [] }

interface SiteData {
  brand: Brand
  menus: Menus
  /** The site's public address, such as https://harbor.example. */
  origin: string
  year: number
}

let seenInThisBrowser: SiteData | undefined

/** Who the studio is. The error page asks too: a page that did not arrive has no data, and what was seen before stays true. */
export function useBrand(): SiteData {
  const data = useRouteLoaderData<SiteData>('root')
  useEffect(() => {
    if (data) seenInThisBrowser = data
  }, [data])
  return data ?? seenInThisBrowser ?? { brand: defaultBrand, menus: noMenus, origin: '', year: FIRST_YEAR }
}
