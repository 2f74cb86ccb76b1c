import { UNKNOWN_COUNTRY } from './country'

let places: Promise<typeof import('geoip-country').default> | undefined

/**
 * Where an address is, as ISO 3166 writes it, looked up in the data that the site brings along (GeoLite2 by MaxMind);
 * else the region that the browser's timezone names, else "Unknown". Eight megabytes, read when the first is asked for.
 */
export async function countryOf(address: string, region?: string) {
  places ??= import('geoip-country').then((data) => data.default)
  return (await places).lookup(address.replace(/^::ffff:/i, ''))?.country || region || UNKNOWN_COUNTRY
}
