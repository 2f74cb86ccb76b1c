import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { UNKNOWN_COUNTRY } from './country'

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

// the library knows the fields of other files
type Place = CountryResponse & { country_code: string }

let places: Promise<Reader<Place>> | undefined

/**
 * Where an address is, as ISO 3166 writes it, looked up in the data that the site brings along (from the five registries of
 * addresses); else the region that the browser's timezone names, else "Unknown". The file is read when the first is asked for.
 */
export async function lookUpCountry(address: string, region?: string) {
  places ??= readPlaces()
  return (await places).get(address.replace(/^::ffff:/i, ''))?.country_code || region || UNKNOWN_COUNTRY
}

async function readPlaces() {
  return new Reader<Place>(await readFile(createRequire(import.meta.url).resolve(FILE)))
}
