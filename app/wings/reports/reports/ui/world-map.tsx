import { NaturalEarth } from '@visx/geo'
import { useNavigate, useSearchParams } from 'react-router'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import topology from 'world-atlas/countries-110m.json'
import { formatPlainMetric } from '../metrics'
import type { CountryShare } from '../overview/panel'
import { addFilterParam } from '../url-filters'
import { countryCodeForNumber } from './country-codes'
import type { CountryMapProps } from './country-map'

const world = topology as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
const countriesOfWorld = feature(world, world.objects.countries).features.filter(
  ({ id }) => countryCodeForNumber(id) !== 'AQ',
)

const [WIDTH, HEIGHT] = [800, 400]
// the width of this projection is 5.45 times its scale
const SCALE = WIDTH / 5.45

/** The darker, the more visitors; a click shows only theirs. The table says it all to those who cannot see or point. */
export function WorldMap({ countries }: CountryMapProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const known = new Map(countries.map((country) => [country.value, country]))
  const most = Math.max(...countries.map(({ share }) => share))
  const show = ({ value }: CountryShare) =>
    navigate({ search: addFilterParam(params, 'country', value) }, { preventScrollReset: true })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="size-full animate-appear">
      <NaturalEarth data={countriesOfWorld} scale={SCALE} translate={[WIDTH / 2, HEIGHT / 2 + 28]}>
        {({ features }) =>
          features.map(({ path, feature }, index) => {
            const country = known.get(countryCodeForNumber(feature.id) ?? '')
            return <Country key={String(index)} path={path ?? ''} country={country} most={most} onShow={show} />
          })
        }
      </NaturalEarth>
    </svg>
  )
}

interface CountryProps {
  path: string
  country: CountryShare | undefined
  most: number
  onShow: (country: CountryShare) => void
}

// a single visitor must be seen too
const FAINTEST = 0.2

function Country({ path, country, most, onShow }: CountryProps) {
  if (!country) return <path d={path} className="fill-line stroke-surface" strokeWidth="0.5" />
  const opacity = FAINTEST + (1 - FAINTEST) * (country.share / most)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done in the table, by everybody
    <path
      d={path}
      fillOpacity={opacity}
      strokeWidth="0.5"
      onClick={() => onShow(country)}
      className="cursor-pointer fill-accent stroke-surface hover:stroke-ink"
    >
      <title>{`${country.label}: ${formatPlainMetric('share', country.share)}`}</title>
    </path>
  )
}
