import { type ComponentType, useEffect, useState } from 'react'
import type { CountryShare } from '../overview/panel'

export interface CountryMapProps {
  countries: CountryShare[]
}

/** The map of the table below it. Its outlines come after the page has; the table says the same, and small countries too. */
export function CountryMap({ countries }: CountryMapProps) {
  const [WorldMap, setWorldMap] = useState<ComponentType<CountryMapProps>>()
  useEffect(() => {
    let isShown = true
    // without the map there is still the table
    import('./world-map').then(
      (module) => isShown && setWorldMap(() => module.WorldMap),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return <div className="mb-2 aspect-[2/1] w-full">{WorldMap && <WorldMap countries={countries} />}</div>
}
