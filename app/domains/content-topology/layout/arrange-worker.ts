import { arrange } from './arrange'
import type { LayoutInput } from './layout-input'

/* Arranges the map beside the page, which goes on being used. */
addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => postMessage(arrange(data)))
