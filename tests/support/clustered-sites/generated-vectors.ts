import { seededRandom } from '~/platform/time/seeded-random'

const DIMENSIONS = 192
const COMMON_SHARE = 0.6

/**
 * Vectors as a model for embeddings could give them: all of them share one direction, and those of one subject another;
 * `share` of the rest is the subject's, from 0 for a model that understands nothing.
 */
export function generateVectors(subjects: string[], share: number): Float32Array[] {
  const random = seededRandom(11)
  const common = randomDirection(random)
  const ofSubject = new Map(subjects.map((subject) => [subject, randomDirection(random)]))
  const [own, noise] = [Math.sqrt(share), Math.sqrt(1 - share)]
  const rest = Math.sqrt(1 - COMMON_SHARE ** 2)
  return subjects.map((subject) => {
    const [named, any] = [ofSubject.get(subject) as Float64Array, randomDirection(random)]
    return Float32Array.from(common, (value, at) => {
      const meant = own * (named[at] as number) + noise * (any[at] as number)
      return COMMON_SHARE * value + rest * meant
    })
  })
}

/** Of length 1, each as likely as any other (Box and Muller, 1958). */
function randomDirection(random: () => number) {
  const numbers = Float64Array.from({ length: DIMENSIONS }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    return radius * Math.cos(2 * Math.PI * random())
  })
  const length = Math.hypot(...numbers)
  return numbers.map((number) => number / length)
}
