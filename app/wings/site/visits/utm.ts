/** Campaign marks of the address that a visit began with. */
export type UtmParams = Partial<Record<(typeof utmNames)[number], string>>

export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
