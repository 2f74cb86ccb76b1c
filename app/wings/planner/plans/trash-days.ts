/** How long a plan stays in the trash. */
export const TRASH_DAYS = 30
