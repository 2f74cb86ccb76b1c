declare module 'geoip-country' {
  const places: { lookup(address: string): { country: string } | null }
  export default places
}
