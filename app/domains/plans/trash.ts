/** How long a plan stays in the trash. */
export const TRASH_DAYS = 30
export const DAY_MS = 86_400_000
