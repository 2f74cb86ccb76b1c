/** The approved reviews of a product, counted. */
export interface Rating {
  count: number
  sum: number
  /** How many gave one star, two … */
  stars: number[]
}

export const emptyRating: Rating = { count: 0, sum: 0, stars: [0, 0, 0, 0, 0] }

/** To one decimal, as it is shown; 0 without any. */
export function averageRating({ count, sum }: Pick<Rating, 'count' | 'sum'>) {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}
