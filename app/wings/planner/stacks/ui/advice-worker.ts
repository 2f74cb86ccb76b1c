import { generateStacks } from '../generate-stacks'
import type { StackNeeds } from '../stack-needs'

/*
 * Works the answer out beside the page, which goes on taking what is typed; the server is not asked at all.
 */
addEventListener('message', ({ data }: MessageEvent<StackNeeds>) => postMessage(generateStacks(data)))
