// Made by scripts/fit-link-ranking.mjs, which says how.
export const rankingModel = {
  weights: [1.663, 1.827, 1.478, 1.938, 0.355, -0.004, 0.442, -4.151, 0.665, -0.254],
  intercept: -2.603,
}
