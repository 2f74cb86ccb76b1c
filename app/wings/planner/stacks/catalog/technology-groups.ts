/** Databases that are PostgreSQL, whoever runs them. */
export const postgresIds = ['postgresql', 'supabase', 'neon', 'rds-postgresql'] as const

export const sqlDatabaseIds = [...postgresIds, 'mysql', 'sqlite'] as const

/** Frameworks that functions for web pages are made for. */
export const typescriptFrameworkIds = [
  'nextjs',
  'react-router',
  'sveltekit',
  'nuxt',
  'astro',
  'vite-react',
  'hono',
] as const

const restsBetweenCalls = 'it rests when nobody calls, and jobs need a process that keeps running.'

/** Hosting on which a queue inside the program would stand still. */
export const scaleToZeroHosting = ['vercel', 'cloudflare-workers', 'aws-lambda', 'cloud-run'].map((id) => ({
  id,
  why: restsBetweenCalls,
}))
