/** Says to every API which program is calling. Beacons and event streams cannot carry it. */
export const clientHeaders = { 'x-client-info': 'website 1.0.0' }
