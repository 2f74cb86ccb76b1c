/** So that no two of a row of points lie in one direction. */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Point `n` of a disc that is filled evenly from its middle, each with as much room as the others. */
export function sunflowerPoint(n: number) {
  const distance = Math.sqrt(n)
  return { x: distance * Math.cos(n * GOLDEN_ANGLE), y: distance * Math.sin(n * GOLDEN_ANGLE) }
}
