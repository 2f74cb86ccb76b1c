import { computeLayout } from './arrange'
import type { MapLayoutInput } from './layout-input'

/* Arranges the map beside the page, which goes on being used. */
addEventListener('message', ({ data }: MessageEvent<MapLayoutInput>) => postMessage(computeLayout(data)))
