// Made by scripts/fit-link-ranking.mjs, which says how.
export const rankingModel = {
  weights: [1.707, 1.842, 1.481, 1.746, 0.371, 0.468, 0.44, -4.381, 0.668, -0.255],
  intercept: -2.545,
}
