import { computeLayout } from './compute-layout'
import type { MapLayoutInput } from './map-layout'

/* Arranges the map beside the page, which goes on being used. */
addEventListener('message', ({ data }: MessageEvent<MapLayoutInput>) => postMessage(computeLayout(data)))
